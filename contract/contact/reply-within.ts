/** How soon support answers. */
export const REPLY_WITHIN = 'three business days'
