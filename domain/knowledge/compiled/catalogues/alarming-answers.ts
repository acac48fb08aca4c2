// Made by `npm run knowledge -- compile` from the YAML files; change those.
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'

/** The answers that can be an emergency on their own, in question order, and of which kind. */
export const alarmingAnswers: Readonly<Record<string, Readonly<Record<string, EmergencyFamily>>>> = {
  danger_signs: {"unresponsive":"unconscious","collapse":"weakness","breathing_distress":"breathing","abnormal_gums":"blood_flow","heavy_bleeding":"bleeding","swollen_belly":"gdv","unproductive_retching":"gdv","cannot_urinate":"urinary","paralysis":"spine","severe_pain":"pain","eye_emergency":"eye","facial_swelling":"allergy","overheated":"heat"},
  seizure_activity: {"ongoing_now":"seizure","over_5_min":"seizure","two_or_more_24h":"seizure","not_recovered":"seizure"},
  energy_level: {"weak":"weakness"},
  vomit_frequency: {"nonstop":"bowel","retching_nothing":"gdv"},
  vomit_content: {"fresh_blood":"inner_bleeding","coffee_grounds":"inner_bleeding","stool_like":"obstruction","poison_or_pills":"poison"},
  stool_appearance: {"bloody":"inner_bleeding","string_hanging":"obstruction","tissue_protruding":"prolapse"},
  mouth_signs: {"string_under_tongue":"obstruction"},
  body_changes: {"yellow_tint":"blood_flow"},
  urine_output: {"drops_only":"urinary","none_24h":"urinary"},
  urine_signs: {"dark_brown":"other","penis_stuck_out":"penis_out"},
  breathing_at_rest: {"effort":"breathing","open_mouth_or_gasping":"breathing"},
  cough_signs: {"coughs_blood":"breathing","nonstop":"breathing"},
  weight_bearing: {"dragging":"spine"},
  limb_signs: {"deformed":"trauma","cold_or_pale_paw":"blood_flow"},
  mobility_pattern: {"rigid_muscles":"nerves"},
  eye_signs: {"bulging":"eye","vision_loss":"eye","large_or_uneven_pupil":"eye","blood_in_eye":"eye","injury_or_object":"eye"},
  skin_signs: {"bruising":"inner_bleeding","dead_or_burned":"burn","maggots":"wound"},
  vocal_when: {"constantly":"pain"},
  labor_progress: {"strong_straining_over_30_min":"birth","over_2h_between":"birth","stuck":"birth","green_or_bloody_discharge":"birth","overdue":"birth","mother_unwell":"birth"},
  baby_signs: {"not_nursing_or_eating":"young","cold":"young","limp_or_crying":"young"},
  exposure: {"xylitol":"poison","grapes_raisins":"poison","human_pain_medicine":"poison","other_medicine":"poison","rodenticide":"poison","antifreeze":"poison","lilies":"poison","permethrin":"poison","battery_magnet":"obstruction","snake_bite":"venom"},
  context: {"hit_by_vehicle":"trauma","burn_smoke_electric_water":"fire_shock_or_water"},
  trauma_details: {"breathing_change":"trauma","deep_wound":"trauma","puncture_chest_belly_neck":"trauma","head_injury":"trauma","cannot_walk":"trauma"},
  gum_color: {"pale_white":"blood_flow","blue_gray":"blood_flow","bright_red":"blood_flow","yellow":"blood_flow","brown":"blood_flow"},
  neurologic_signs: {"cannot_walk":"weakness","circling":"nerves","disoriented":"nerves","sudden_blindness":"nerves","bladder_control_lost":"spine","fainting":"weakness"},
}
