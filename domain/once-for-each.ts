/** Makes something of an object the first time it is asked for, and gives the same again as long as the object lives. */
export function onceForEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known.it
    const it = make(of)
    made.set(of, { it })
    return it
  }
}
