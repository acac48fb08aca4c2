import { entry, type RouteEntry } from './route-entry.ts'

const signedIn = entry({ header: 'fixed', footer: true, prerender: false })
const flow = entry({ header: 'fixed', footer: false, prerender: false })

export const OWNER_ROUTES: readonly RouteEntry[] = [
  signedIn({
    page: 'owner/dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your pets and assessments.',
    keywords: ['dashboard', 'pets', 'account'],
    canonical: '/pets',
  }),
  signedIn({
    page: 'owner/profile',
    path: '/profile',
    title: 'Your Profile',
    description: 'Account details.',
    keywords: ['profile', 'account', 'subscription'],
  }),
  signedIn({
    page: 'owner/workspace',
    id: 'pets',
    path: '/pets',
    title: 'My Pets',
    description: 'Pet profiles.',
    keywords: ['pets', 'pet profiles', 'pet management'],
  }),
  signedIn({
    page: 'owner/workspace',
    id: 'history',
    path: '/history',
    title: 'Assessment History',
    description: 'Past assessments.',
    keywords: ['assessment history', 'past assessments', 'triage history'],
  }),
  signedIn({
    page: 'owner/edit-pet',
    id: 'edit-pet',
    path: '/pet-profile/edit/:petId',
    title: 'Edit Pet Profile',
    description: "Update your pet's profile.",
    keywords: ['edit pet', 'pet profile', 'pet details'],
  }),
  signedIn({
    page: 'owner/edit-pet',
    id: 'edit-pet-short',
    path: '/pets/:petId',
    title: 'Edit Pet Profile',
    description: "Update your pet's profile.",
    keywords: ['edit pet', 'pet profile', 'pet details'],
    canonical: '/pet-profile/edit/:petId',
  }),
]

export const FLOW_ROUTES: readonly RouteEntry[] = [
  flow({
    page: 'owner/pet-profile',
    path: '/pet-profile',
    title: 'Pet Profile',
    description: 'Tell us about your pet.',
    keywords: ['pet profile', 'dog', 'cat'],
  }),
  flow({
    page: 'flow/symptoms',
    path: '/symptoms',
    title: 'Symptoms',
    description: 'Select symptoms.',
    keywords: ['symptoms', 'dog symptoms', 'cat symptoms'],
  }),
  flow({
    page: 'flow/follow-up',
    path: '/follow-up',
    title: 'Follow-up Questions',
    description: 'Answer follow-up questions.',
    keywords: ['follow-up questions', 'symptoms', 'triage'],
  }),
  flow({
    page: 'flow/media',
    path: '/media',
    title: 'Photos and Videos',
    description: 'Add photos or videos.',
    keywords: ['photos', 'videos', 'triage'],
  }),
  flow({
    page: 'flow/notes',
    path: '/notes',
    title: 'Additional Information',
    description: 'Add notes.',
    keywords: ['notes', 'additional information', 'triage'],
  }),
  flow({
    page: 'flow/assessment',
    path: '/assessment',
    footer: true,
    title: 'Assessment',
    description: 'Triage result.',
    keywords: ['assessment', 'triage result', 'urgency'],
  }),
  flow({
    page: 'flow/treatment',
    path: '/treatment',
    footer: true,
    title: 'Treatment Plan',
    description: 'Treatment plan.',
    keywords: ['treatment plan', 'home care', 'triage'],
  }),
]
