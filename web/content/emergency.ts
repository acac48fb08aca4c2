export const DANGER_SIGNS: readonly string[] = [
  'Struggling to breathe, choking, or a cat breathing with an open mouth',
  'Collapsed, cannot stand up, or cannot be woken',
  'Gums or tongue blue, gray, white or very pale',
  'Bleeding that does not stop after 5 minutes of pressure',
  'A seizure over 5 minutes, more than one in a day, or one that will not stop',
  'Trying to pee with only drops or nothing coming out',
  'Belly suddenly big, tight or painful, or retching with nothing coming up',
  'Suddenly dragging, or unable to use, one or more legs',
  'Eye injury, bulging eye, or sudden blindness',
  'Hit by a car, a bad fall, or an animal bite',
  'Very hot and panting without stopping',
  'Ate something that may be poison',
]

export const WHAT_TO_DO: readonly string[] = [
  'Call the nearest emergency vet and say you are coming.',
  'Keep your pet still and quiet. Move them gently, on a blanket or board if they are hurt.',
  'Give no food, water or medicine, and do not make them vomit, unless a vet tells you to.',
  'Go now. Let someone else drive, so that you can watch your pet.',
]

export type PoisonLine = {
  readonly name: string
  readonly phone: string
  readonly tel: string
  readonly fee: string
}

export const POISON_LINES: readonly PoisonLine[] = [
  {
    name: 'ASPCA Animal Poison Control',
    phone: '(888) 426-4435',
    tel: '+18884264435',
    fee: 'Open 24/7. They may charge a consultation fee.',
  },
  {
    name: 'Pet Poison Helpline',
    phone: '(855) 764-7661',
    tel: '+18557647661',
    fee: 'Open 24/7. They charge a fee for each case.',
  },
]

/** A map search that works without our own service. */
export const NEAREST_EMERGENCY_VET_URL =
  'https://www.google.com/maps/search/?api=1&query=emergency+vet+near+me'
