import type {
  NewCancellation,
  NewContactMessage,
  NewDeletion,
  RequestStore,
} from '#service/providers/requests/request-store.ts'

type Inside = {
  readonly cancellations: NewCancellation[]
  readonly deletions: NewDeletion[]
  readonly messages: NewContactMessage[]
}

export const createMemoryRequestStore = (): RequestStore & Inside => {
  const cancellations: NewCancellation[] = []
  const deletions: NewDeletion[] = []
  const messages: NewContactMessage[] = []
  return {
    cancellations,
    deletions,
    messages,
    addCancellation(request) {
      if (cancellations.some(({ reference }) => reference === request.reference))
        return Promise.resolve('taken')
      cancellations.push(request)
      return Promise.resolve('added')
    },
    addDeletion(request) {
      deletions.push(request)
      return Promise.resolve('added')
    },
    addContactMessage(message) {
      messages.push(message)
      return Promise.resolve()
    },
  }
}
