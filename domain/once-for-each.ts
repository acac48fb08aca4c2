/**
 * Makes something of an object the first time it is asked for, and gives the same again as long as the object lives. A
 * copy begins anew. It is kept on the object itself, unseen by copies, lists of keys and JSON: a WeakMap costs more than
 * what it keeps, because each collection of garbage walks all of it. The object must not be frozen.
 */
export function onceForEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept: unique symbol = Symbol(make.name)
  return (of: Of & { readonly [kept]?: { readonly it: Made } }) => {
    const known = of[kept]
    if (known !== undefined) return known.it
    const it = make(of)
    Object.defineProperty(of, kept, { value: { it } })
    return it
  }
}
