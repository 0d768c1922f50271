extension Interview { func takeNamedAnswers() throws -> Next { .submit } }
