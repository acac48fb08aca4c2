export type WhatIf = { readonly question: string; readonly value: string; readonly fact: string }
