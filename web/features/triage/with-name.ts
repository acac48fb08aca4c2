/** A question or option with the pet's name in it. */
export const withName = (text: string, petName: string): string => text.replaceAll('{petName}', petName)
