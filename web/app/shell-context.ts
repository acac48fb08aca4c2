import { createContext } from 'react'

/** True where the HTML is the shell without a page in it, which serves every address without HTML of its own. */
export const ShellContext = createContext(false)
