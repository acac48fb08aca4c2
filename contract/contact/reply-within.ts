export const REPLY_WITHIN = 'three business days'
