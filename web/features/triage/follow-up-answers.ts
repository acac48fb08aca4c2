/** The answers to the follow-up questions, by question. */
export type FollowUpAnswers = Readonly<Record<string, string | string[]>>
