export type FollowUpAnswers = Readonly<Record<string, string | string[]>>
