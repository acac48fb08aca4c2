import { entry, open, type RouteEntry } from './route-entry.ts'

const account = entry({ header: 'none', footer: false, prerender: true })

export const ACCOUNT_ROUTES: readonly RouteEntry[] = [
  account({
    page: 'account/login',
    path: '/login',
    title: 'Log In',
    description: 'Sign in to your account.',
    keywords: ['log in', 'sign in', 'account'],
  }),
  account({
    page: 'account/signup',
    path: '/signup',
    title: 'Redeem Your Invite',
    description: 'Create your account with a 6-digit invite code.',
    keywords: ['sign up', 'invite code', 'closed beta'],
  }),
  account({
    page: 'account/forgot-password',
    path: '/forgot-password',
    title: 'Forgot Password',
    description: 'Request a password reset link.',
    keywords: ['forgot password', 'password reset', 'account'],
  }),
  account({
    page: 'account/reset-password',
    path: '/reset-password',
    title: 'Reset Password',
    description: 'Choose a new password.',
    keywords: ['reset password', 'new password', 'account'],
  }),
  open({
    page: 'account/auth-callback',
    path: '/auth/callback',
    footer: false,
    title: 'Signing You In',
    description: 'Completing sign-in.',
    keywords: ['sign in', 'confirmation', 'account'],
  }),
  open({
    page: 'account/account-deleted',
    path: '/account-deleted',
    title: 'Account Deletion',
    description: 'The record of an account that was deleted.',
    keywords: ['account', 'deletion', 'record'],
  }),
]
