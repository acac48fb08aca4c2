import type { OwnFolder } from '../written/own-folder.fixture.ts'
import { compile, type Making } from './compile.ts'

/** Puts a text into the written file, and tells what the module made of it says. */
export const compiledFrom =
  (folder: OwnFolder, written: string, making: Making, module: string) =>
  (text: string): string => {
    folder.write(written, text)
    compile(folder.path, [making])
    return folder.read(module)
  }
