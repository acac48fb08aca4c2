export type Requirement = { readonly id: string; readonly area: string; readonly title: string }
export type TestTitle = { readonly file: string; readonly title: string }

export type Coverage = {
  readonly total: number
  readonly named: number
  readonly areas: readonly { readonly area: string; readonly named: number; readonly total: number }[]
  readonly requirements: readonly (Requirement & { readonly files: readonly string[] })[]
  readonly unknown: readonly { readonly id: string; readonly file: string }[]
}

const ID = /\bR-[A-Z]+-\d{3}\b/g

export function coverRequirements(
  requirements: readonly Requirement[],
  titles: readonly TestTitle[],
): Coverage {
  const known = new Set(requirements.map((requirement) => requirement.id))
  const filesById = new Map<string, Set<string>>()
  const unknown: { id: string; file: string }[] = []
  for (const { file, title } of titles) {
    for (const [id] of title.matchAll(ID)) {
      if (!known.has(id)) unknown.push({ id, file })
      else filesById.set(id, (filesById.get(id) ?? new Set()).add(file))
    }
  }
  const areas = [...new Set(requirements.map((requirement) => requirement.area))]
  return {
    total: requirements.length,
    named: filesById.size,
    areas: areas.map((area) => {
      const members = requirements.filter((requirement) => requirement.area === area)
      return { area, named: members.filter(({ id }) => filesById.has(id)).length, total: members.length }
    }),
    requirements: requirements.map(({ id, area, title }) => ({
      id,
      area,
      title,
      files: [...(filesById.get(id) ?? [])].toSorted(),
    })),
    unknown,
  }
}
