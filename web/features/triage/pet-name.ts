/** The name to speak of, or "your pet" while nobody has said one. */
export const petNameOf = (pet: { readonly name: string } | null): string => pet?.name.trim() || 'your pet'
