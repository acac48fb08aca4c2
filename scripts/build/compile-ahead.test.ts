import { expect, test } from 'vitest'
import { withParentheses } from './compile-ahead.ts'

const long = `console.log("${'x'.repeat(10_000)}")`

test('what is large and handed over as a file begins stands in parentheses, and nothing else changes', () => {
  expect(
    withParentheses(
      `import{t}from"./runtime.js";var a=t((e)=>{${long}}),b=t(e=>{e.short=1}),c=t(function(){${long}});export{a,b,c};`,
    ),
  ).toBe(
    `import{t}from"./runtime.js";var a=t(((e)=>{${long}})),b=t(e=>{e.short=1}),c=t((function(){${long}}));export{a,b,c};`,
  )
})

test('a file without such functions stays as it is', () => {
  const code = `var a=()=>{${long}};function b(){${long}}a(()=>1);export{a,b};`
  expect(withParentheses(code)).toBe(code)
})
