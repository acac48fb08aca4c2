const NOT_EMERGENCY = /\bnon[\s-]*emergency\b|\bno emergenc/i
const EMERGENCY = /\bemergenc(?:y|ies)\b/i
const ER = /\bER\b/
const DAY_AND_NIGHT = /\b24\s*\/\s*7\b|\b24\s*-?\s*(?:hours?|hrs?|hr)\b/i

export const nameSaysEmergency = (name: string): boolean =>
  !NOT_EMERGENCY.test(name) && (EMERGENCY.test(name) || ER.test(name))

export const nameSaysDayAndNight = (name: string): boolean => DAY_AND_NIGHT.test(name)
