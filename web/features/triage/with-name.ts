export const withName = (text: string, petName: string): string => text.replaceAll('{petName}', petName)
