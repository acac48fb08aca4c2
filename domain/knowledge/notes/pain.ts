import type { Entry } from './entry.ts'
import { AT_A_TORN_NAIL, ONLY_WHEN_ALONE } from './whole-story.ts'

/** Severe pain. */
export const pain: readonly Entry[] = [
  {
    id: 'cries-in-pain',
    finding: 'severe pain',
    kind: 'sign',
    phrases: [
      '(?:yell\\w*|cry\\w*|cries|whimper\\w*|moan\\w*|groan\\w*|whin\\w*|screech\\w*|squeal\\w*|bellow\\w*) (?:out )?(?:in|from|with) (?:\\w+ )?pain',
      '(?:scream\\w*|shriek\\w*|howl\\w*|wail\\w*|yelp\\w*){w}{0,6} (?:holding|stiff|hunched|arched|frozen|will not move|cannot move|will not walk|cannot walk|head down|tucked)',
      '(?:scream\\w*|shriek\\w*|howl\\w*|wail\\w*|screech\\w*|yowl\\w*|cries out|crying out|cry out|yelp\\w*|squeal\\w*|bawl\\w*){w}{0,8} (?:every few (?:minutes|seconds)|out of nowhere|non ?stop|constantly|for (?:an hour|hours)|will not (?:stop|let)|in (?:pain|agony)|like (?:he|she|it) (?:is|was) (?:dying|being killed|on fire|hurt)|bloody murder)',
      '(?:scream\\w*|shriek\\w*|wail\\w*|screech\\w*|yowl\\w*){w}{0,6} (?:when|if|any ?time|every time|whenever|as soon as){w}{0,6} (?:touch (?:him|her|his|anything|any)|pick\\w*|lift\\w*|moves?|moved|moving|look at|stand\\w*|lie\\w*|lay\\w*|breath\\w*|turns?|budge\\w*)',
      '(?:in|utter|total|pure|complete) agony|agoni[sz]ing|writh\\w*',
      '(?:excruciating|unbearable|severe|terrible|horrible|extreme|awful|so much|a lot of|lots of|insane|crazy|major|serious|intense|tremendous) pain',
      '(?:cry\\w*|cries|whimper\\w*|whin\\w*|moan\\w*|groan\\w*|yelp\\w*){w}{0,3} (?:non ?stop|constantly|all night|and yelp\\w*|on and on|for hours){w}{0,8} (?:comf\\w*|settle\\w*|lie down|rest|touch\\w*|still|like this|position|pain|stop)',
      'yelp\\w* and yelp\\w*',
      'never (?:heard|seen|made|known){w}{0,4} (?:like (?:this|that)|this sound|that sound|such a|scream\\w*|noise)',
      '(?:will not|does not|would not|cannot) let (?:me|us|anyone|anybody|a soul){w}{0,3} (?:touch|near|close|pick){w}{0,6} (?:scream\\w*|shriek\\w*|trembl\\w*|anywhere)',
      '(?:scream\\w*|shriek\\w*|trembl\\w*){w}{0,8} (?:will not|does not|would not|cannot) let (?:me|us|anyone|anybody|a soul){w}{0,3} (?:touch|near|close|pick)',
      'so painful (?:he|she|it)|hurts? so (?:bad|much)|doubled over',
    ],
    unless: [
      '(?:at|during|for|with|when|if|while|doing|cut\\w*|clip\\w*)(?: \\w+){0,4} (?:nail ?trims?|nails?|trim\\w*)|nail (?:trims?|clippers?|day)|bath|vacuum|breakfast|dinner|food|treat|squirrel|door ?bell|mail ?man|leave|leash|siren\\w*|ambulance|fire truck|singing|sings|at night for|in heat|wants (?:out|in)|attention|carrier|brush\\w*|groom\\w*|hungry|5 ?am|crate|excite\\w*|not in pain|no pain|other cat|kitten|toddler|strangers?|vet trip',
      AT_A_TORN_NAIL,
    ],
    unlessSaid: [ONLY_WHEN_ALONE],
    means: { answers: { danger_signs: ['severe_pain'] } },
  },
]
