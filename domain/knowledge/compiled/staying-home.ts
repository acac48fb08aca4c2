// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { ageAtLeast, all, answer, any, asked, not, only, sex, species, symptom, unanswered } from '#domain/logic/condition.ts'
import type { GuardItem } from '#domain/knowledge/staying-home.ts'


/** What stands between a pet and "watch at home": every item must be met. */
export const guardItems: readonly GuardItem[] = [
  { id: "home.danger-signs", must: only("danger_signs", "none"), otherwise: "Nobody has ruled out the danger signs." },
  { id: "home.energy", must: only("energy_level", "normal", "slightly_low"), otherwise: "The energy is low, or not known." },
  { id: "home.eating", must: any(not(asked("eating")), only("eating", "normal", "reduced", "treats_only", "more_than_usual", "none_under_12h"), all(species("dog"), ageAtLeast(12), only("eating", "none_12_to_24h"))), otherwise: "Eating is too little, or not known." },
  { id: "home.drinking", must: any(not(asked("water_intake")), only("water_intake", "normal", "less_than_usual", "more_than_usual", "much_more")), otherwise: "Drinking is too little, or not known." },
  { id: "home.gums", must: not(answer("gum_color", "pale_white", "blue_gray", "bright_red", "yellow", "brown", "dry_sticky")), otherwise: "The gums are not a healthy pink." },
  { id: "home.pregnant-or-nursing", must: not(answer("reproductive_status", "pregnant", "in_labor", "nursing")), otherwise: "A pregnant or nursing pet should be checked." },
  { id: "home.very-young", must: any(not(symptom("vomiting", "diarrhea", "straining", "constipation", "lethargy", "decreased_appetite")), ageAtLeast(6)), otherwise: "A very young pet has few reserves, and one of unknown age may be as young.", sameAs: "RF-101" },
  { id: "home.onset-known", must: not(answer("onset", "not_sure")), otherwise: "We do not know how long this has been going on." },
  { id: "home.male-cat-urine", must: not(all(species("cat"), sex("male"), answer("urine_output", "not_sure"))), otherwise: "Nobody knows if this male cat has passed urine. A blocked bladder is a danger to life." },
  { id: "home.urine-known", must: any(not(asked("urine_output")), all(not(unanswered("urine_output")), not(answer("urine_output", "not_sure")))), otherwise: "Nobody knows if your pet can pass urine. A blocked bladder is a danger to life." },
  { id: "home.eyes-answered", must: any(not(asked("eye_signs")), not(unanswered("eye_signs"))), otherwise: "We do not know how the eye looks. Some eye troubles cost the sight within hours." },
  { id: "home.breathing-known", must: any(not(asked("breathing_at_rest")), all(not(unanswered("breathing_at_rest")), not(answer("breathing_at_rest", "not_sure")))), otherwise: "We do not know how your pet breathes at rest." },
  { id: "home.how-often-known", must: all(any(not(asked("vomit_frequency")), all(not(unanswered("vomit_frequency")), not(answer("vomit_frequency", "not_sure")))), any(not(asked("diarrhea_frequency")), all(not(unanswered("diarrhea_frequency")), not(answer("diarrhea_frequency", "not_sure"))))), otherwise: "We do not know how often it happens." },
  { id: "home.stool-known", must: all(any(not(asked("last_stool")), all(not(unanswered("last_stool")), not(answer("last_stool", "not_sure")))), any(not(asked("stool_appearance")), not(unanswered("stool_appearance")))), otherwise: "We do not know when your pet last passed stool, or how it looked." },
  { id: "home.legs-known", must: all(any(not(asked("weight_bearing")), all(not(unanswered("weight_bearing")), not(answer("weight_bearing", "not_sure")))), any(not(asked("mobility_pattern")), not(unanswered("mobility_pattern")))), otherwise: "We do not know how your pet uses its legs." },
  { id: "home.pain-answered", must: all(any(not(asked("pain_signs")), not(unanswered("pain_signs"))), any(not(asked("vocal_when")), not(unanswered("vocal_when"))), any(not(asked("ear_signs")), not(unanswered("ear_signs")))), otherwise: "We do not know whether your pet is in pain or off balance." },
  { id: "home.female-answered", must: any(not(asked("reproductive_status")), not(unanswered("reproductive_status"))), otherwise: "A female pet that is not spayed can have a womb infection. We do not know about hers." },
  { id: "home.young-and-injury-answered", must: all(any(not(asked("baby_signs")), not(unanswered("baby_signs"))), any(not(asked("trauma_details")), not(unanswered("trauma_details")))), otherwise: "A question about the newborn or the injury was left open." },
  { id: "home.low-in-all", must: not(all(answer("energy_level", "slightly_low"), answer("eating", "reduced", "treats_only", "none_under_12h", "none_12_to_24h"), answer("water_intake", "less_than_usual"), answer("onset", "days_1_to_3", "days_4_to_7", "weeks_1_to_4", "more_than_month"))), otherwise: "Energy, eating and drinking have all been low for a day or more." },
  { id: "home.exposure-answered", must: all(any(not(asked("exposure")), not(unanswered("exposure"))), any(not(asked("context")), not(unanswered("context")))), otherwise: "We do not know what your pet may have eaten or what happened before." },
]
