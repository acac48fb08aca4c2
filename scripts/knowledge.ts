import { madeCatalogues } from './knowledge/catalogues/catalogues.ts'
import { KNOWLEDGE, UnusableKnowledge } from './knowledge/written/read-written.ts'
import { writeMade } from './knowledge/written/write-made.ts'

try {
  // Everything else is checked against symptoms, questions and doses, so these are made before it is loaded.
  if (process.argv[2] === 'compile')
    for (const path of writeMade(KNOWLEDGE, madeCatalogues()))
      console.log(`Written: domain/knowledge/${path}`)
  const { runCommand } = await import('./knowledge/commands.ts')
  runCommand()
} catch (failure) {
  if (!(failure instanceof UnusableKnowledge)) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
