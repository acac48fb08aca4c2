import { writeFileSync } from 'node:fs'

const firstLine = (text = '') => text.trim().split('\n', 1)[0]

function faultsOf(module) {
  const failed = [...module.children.allTests('failed')]
  const broken = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  return [
    ...failed.map((test) => `${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`),
    ...broken.map(({ message }) => firstLine(message)),
  ].map((fault) => `${module.relativeModuleId}: ${fault}`)
}

const stray = ({ type = 'Error', name, message, stack, VITEST_TEST_PATH: file = 'no file' }) =>
  `${file}: ${type}: ${name}: ${firstLine(message)} ${stack?.split('\n')[1]?.trim() ?? ''}`

const unsteadyIn = ({ children, relativeModuleId }) =>
  [...children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky === true)
    .map(({ fullName }) => `${relativeModuleId}: ${fullName}`)

export default class TestReport {
  onTestRunEnd(modules, strayErrors) {
    const passed = modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0)
    const faults = [...modules.flatMap(faultsOf), ...strayErrors.map(stray)]
    const unsteady = modules.flatMap(unsteadyIn)
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify({ passed, faults, unsteady }))
  }
}
