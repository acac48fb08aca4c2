/** A question or option with the pet's name in it. */
export const withName = (text: string, petName: string): string => text.replaceAll('{petName}', petName)

/** The first word large, for a name fallback at the start of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
