// Made by `npm run knowledge -- compile` from the YAML files; change those.
import type { WhatIf } from '#domain/knowledge/what-if.ts'


/** Facts worth watching for, most telling first. */
export const whatIfs: readonly WhatIf[] = [
  { question: "gum_color", value: "pale_white", fact: "the gums were very pale or white" },
  { question: "breathing_at_rest", value: "effort", fact: "breathing became hard work" },
  { question: "danger_signs", value: "breathing_distress", fact: "your pet struggled to breathe" },
  { question: "danger_signs", value: "unproductive_retching", fact: "your pet kept trying to vomit and nothing came up" },
  { question: "danger_signs", value: "swollen_belly", fact: "the belly became big, tight or painful" },
  { question: "urine_output", value: "drops_only", fact: "your pet tried to pee and only drops came" },
  { question: "urine_output", value: "small_frequent", fact: "only small amounts of pee came, many times" },
  { question: "danger_signs", value: "cannot_urinate", fact: "your pet could not pee" },
  { question: "vomit_content", value: "fresh_blood", fact: "there was more than a streak of blood in the vomit" },
  { question: "stool_appearance", value: "bloody", fact: "the stool was mostly blood" },
  { question: "vomit_frequency", value: "nonstop", fact: "the vomiting did not stop" },
  { question: "water_intake", value: "drinks_and_vomits", fact: "water did not stay down" },
  { question: "eye_signs", value: "held_shut", fact: "the eye was held shut" },
  { question: "eye_signs", value: "cloudy_or_blue", fact: "the eye turned cloudy or blue" },
  { question: "weight_bearing", value: "dragging", fact: "a leg was dragging" },
  { question: "weight_bearing", value: "non_weight_bearing", fact: "the leg took no weight at all" },
  { question: "mobility_pattern", value: "wobbly_hind", fact: "the back legs became wobbly" },
  { question: "neurologic_signs", value: "wobbly", fact: "your pet walked as if drunk" },
  { question: "cough_signs", value: "coughs_blood", fact: "your pet coughed up blood" },
  { question: "cough_signs", value: "wet_moist", fact: "the cough became wet" },
  { question: "nasal_signs", value: "nosebleed", fact: "the nose bled" },
  { question: "skin_signs", value: "bruising", fact: "bruises or tiny red spots showed up on the skin" },
  { question: "ear_signs", value: "balance_loss", fact: "your pet lost its balance" },
  { question: "limb_signs", value: "deformed", fact: "the leg was bent or hanging" },
  { question: "body_changes", value: "yellow_tint", fact: "the eyes, gums or skin looked yellow" },
  { question: "pain_signs", value: "restless", fact: "your pet could not get comfortable" },
  { question: "urine_signs", value: "pink_or_red", fact: "the urine was pink or red" },
  { question: "eating", value: "none_over_48h", fact: "your pet ate nothing for over two days" },
  { question: "energy_level", value: "weak", fact: "your pet became weak or hard to wake" },
  { question: "energy_level", value: "very_low", fact: "your pet lay down most of the day and took no interest in things" },
  { question: "danger_signs", value: "facial_swelling", fact: "the face or throat swelled" },
  { question: "danger_signs", value: "collapse", fact: "your pet collapsed or could not stand" },
]
