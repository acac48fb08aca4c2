export const petNameOf = (pet: { readonly name: string } | null): string => pet?.name.trim() || 'your pet'
