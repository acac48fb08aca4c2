export type PasswordCheck = (attempt: {
  readonly email: string
  readonly password: string
  readonly address: string
}) => Promise<'right' | 'wrong' | 'busy'>

export type AccountService = {
  readonly url: string
  readonly publishableKey: string
  readonly send: (request: Request, address: string) => Promise<Response>
}

/** Asks the account service as a sign-in would, so that the limits on guessing passwords hold here too. */
export const createPasswordCheck =
  ({ url, publishableKey, send }: AccountService): PasswordCheck =>
  async ({ email, password, address }) => {
    const request = new Request(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    })
    const { ok, status } = await send(request, address)
    if (ok) return 'right'
    if (status === 400) return 'wrong'
    if (status === 429) return 'busy'
    throw new Error(`the password could not be checked: ${status}`)
  }
