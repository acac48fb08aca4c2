export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
