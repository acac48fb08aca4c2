/**
 * Seconds until a lost database is tried again. The client's own way doubles its pauses up to twenty seconds, long
 * after a database that was started again is back.
 */
export const reconnectSoon = (): number => 0.1 + Math.random() * 0.15
