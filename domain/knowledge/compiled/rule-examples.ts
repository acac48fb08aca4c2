// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { aCat, aDog } from '#domain/knowledge/examples.ts'
import type { Example } from '#domain/knowledge/examples.ts'


/** The cases that prove a rule, by its id; only tests and tools load them. */
export const ruleExamples: Readonly<Record<string, readonly Example[]>> = {
  "RF-001": [
    { name: "a dog that cannot be woken", given: aDog(["lethargy"], {"danger_signs":["unresponsive"]}), expect: "yes" },
    { name: "a tired dog with none of the danger signs", given: aDog(["lethargy"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-002": [
    { name: "a dog that collapsed", given: aDog(["lethargy"], {"danger_signs":["collapse"]}), expect: "yes" },
    { name: "a tired dog with none of the danger signs", given: aDog(["lethargy"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-003": [
    { name: "a dog that struggles to breathe", given: aDog(["labored_breathing"], {"danger_signs":["breathing_distress"]}), expect: "yes" },
    { name: "a dog that breathes fast, with none of the danger signs", given: aDog(["labored_breathing"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-004": [
    { name: "a tired dog with very pale gums", given: aDog(["lethargy"], {"danger_signs":["abnormal_gums"]}), expect: "yes" },
    { name: "a tired dog with none of the danger signs", given: aDog(["lethargy"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-005": [
    { name: "a tired dog with white gums", given: aDog(["lethargy"], {"gum_color":"pale_white"}), expect: "yes" },
    { name: "a tired dog with pink, moist gums", given: aDog(["lethargy"], {"gum_color":"pink"}), expect: "no" },
    { name: "nobody looked at the gums", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-006": [
    { name: "a tired dog with brick-red gums", given: aDog(["lethargy"], {"gum_color":"bright_red"}), expect: "yes" },
    { name: "a tired dog with pink, moist gums", given: aDog(["lethargy"], {"gum_color":"pink"}), expect: "no" },
    { name: "nobody looked at the gums", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-007": [
    { name: "a thirsty, tired dog whose skin has a yellow tint", given: aDog(["increased_thirst","lethargy"], {"gum_color":"pink","body_changes":["yellow_tint"]}), expect: "yes" },
    { name: "a thirsty, tired dog with no yellow tint", given: aDog(["increased_thirst","lethargy"], {"gum_color":"pink","body_changes":["none"]}), expect: "no" },
    { name: "a thirsty, tired dog with pink gums, and nobody said more of its body", given: aDog(["increased_thirst","lethargy"], {"gum_color":"pink"}), expect: "unknown" },
  ],
  "RF-008": [
    { name: "a tired dog that vomits and has dry, sticky gums", given: aDog(["vomiting","lethargy"], {"gum_color":"dry_sticky"}), expect: "yes" },
    { name: "a tired dog that vomits and has moist gums", given: aDog(["vomiting","lethargy"], {"gum_color":"pink"}), expect: "no" },
    { name: "nobody looked at the gums", given: aDog(["vomiting","lethargy"], {}), expect: "unknown" },
  ],
  "RF-009": [
    { name: "dog: hard work", given: aDog(["labored_breathing"], {"breathing_at_rest":"effort"}), expect: "yes" },
    { name: "dog: the same, \u201cQuiet and easy\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"normal_quiet"}), expect: "no" },
    { name: "dog: not answered: breathing at rest", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-010": [
    { name: "cat: \u201cCoughing or gagging\u201d, breathing rate 40", given: aCat(["coughing"], {"resp_rate":"40"}), expect: "yes" },
    { name: "cat: the same, breathing rate 24", given: aCat(["coughing"], {"resp_rate":"24"}), expect: "no" },
    { name: "cat: \u201cCoughing or gagging\u201d, not answered: resp rate", given: aCat(["coughing"], {}), expect: "unknown" },
  ],
  "RF-011": [
    { name: "puppy of 4 months: fast breathing only while dreaming", given: aDog(["labored_breathing"], {"resp_rate":"44","breathing_at_rest":"faster_but_easy","energy_level":"normal"}, { ageMonths: 4, weightKg: 8, isNeutered: false, notes: "His ribs go fast while he is asleep and dreaming, then slow down." }), expect: "no" },
    { name: "dog: known heart disease, breathing rate 40", given: aDog(["labored_breathing"], {"resp_rate":"40"}, { conditions: ["heart disease"] }), expect: "yes" },
    { name: "dog: the same, breathing rate 24", given: aDog(["labored_breathing"], {"resp_rate":"24"}, { conditions: ["heart disease"] }), expect: "no" },
    { name: "dog: no known disease, not answered: breathing at rest, energy level, resp rate", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-012": [
    { name: "dog: breathing rate 60", given: aDog(["labored_breathing"], {"resp_rate":"60"}), expect: "yes" },
    { name: "dog: the same, breathing rate 24", given: aDog(["labored_breathing"], {"resp_rate":"24"}), expect: "no" },
    { name: "dog: not answered: resp rate", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-013": [
    { name: "dog: breathing rate 31", given: aDog(["labored_breathing"], {"resp_rate":"31"}), expect: "yes" },
    { name: "dog: the same, breathing rate 24", given: aDog(["labored_breathing"], {"resp_rate":"24"}), expect: "no" },
    { name: "dog: not answered: resp rate", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-014": [
    { name: "dog: \u201cFaster than usual, but without effort\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"faster_but_easy"}), expect: "yes" },
    { name: "dog: the same, \u201cQuiet and easy\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"normal_quiet"}), expect: "no" },
    { name: "dog: not answered: breathing at rest", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-015": [
    { name: "dog: \u201cHard or fast breathing\u201d", given: aDog(["labored_breathing"], {}), expect: "yes" },
    { name: "dog: the same, ticked \u201cStraining to pee\u201d", given: aDog(["straining_urinate"], {}), expect: "no" },
  ],
  "RF-016": [
    { name: "dog: flat-faced, \u201cHard or fast breathing\u201d, \u201c(Dog) panting hard although cool and calm\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"panting_at_rest"}, { breed: "Pug" }), expect: "yes" },
    { name: "dog: the same, of no breed", given: aDog(["labored_breathing"], {"breathing_at_rest":"panting_at_rest"}), expect: "no" },
    { name: "dog: flat-faced, \u201cHard or fast breathing\u201d, not answered: breathing at rest", given: aDog(["labored_breathing"], {}, { breed: "Pug" }), expect: "unknown" },
  ],
  "RF-017": [
    { name: "dog: flat-faced, \u201c(Dog) panting hard although cool and calm\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"panting_at_rest"}, { breed: "Pug" }), expect: "yes" },
    { name: "dog: the same, \u201cQuiet and easy\u201d", given: aDog(["labored_breathing"], {"breathing_at_rest":"normal_quiet"}, { breed: "Pug" }), expect: "no" },
    { name: "dog: flat-faced, \u201cWeak, wobbly, or hard to rouse\u201d, hunched, tense belly, or \u2019praying\u2019 with the front down, not answered: breathing at rest, context", given: aDog(["labored_breathing"], {"energy_level":"weak","pain_signs":["belly_guarding"]}, { breed: "Pug" }), expect: "unknown" },
  ],
  "RF-018": [
    { name: "dog: \u201cCoughs up blood or pink froth\u201d", given: aDog(["coughing"], {"cough_signs":["coughs_blood"]}), expect: "yes" },
    { name: "dog: the same, \u201cDuring or right after eating or drinking\u201d", given: aDog(["coughing"], {"cough_signs":["after_eating_drinking"]}), expect: "no" },
    { name: "dog: not answered: cough signs", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-019": [
    { name: "dog: \u201cAlmost nonstop\u201d", given: aDog(["coughing"], {"cough_signs":["nonstop"]}), expect: "yes" },
    { name: "dog: the same, \u201cWith excitement, exercise or pulling on the leash\u201d", given: aDog(["coughing"], {"cough_signs":["exercise_or_leash"]}), expect: "no" },
    { name: "dog: not answered: cough signs", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-020": [
    { name: "small dog with a murmur: a dry night cough for weeks, 26 calm breaths a minute, bright", given: aDog(["coughing"], {"cough_signs":["dry_honking","night_or_rest"],"breathing_at_rest":"normal_quiet","resp_rate":"26","energy_level":"normal","eating":"normal","onset":"weeks_1_to_4","course":"worse_slowly"}, { weightKg: 8, conditions: ["heart murmur"] }), expect: "no" },
    { name: "the same, and nobody counted the breaths", given: aDog(["coughing"], {"cough_signs":["dry_honking","night_or_rest"],"breathing_at_rest":"normal_quiet","energy_level":"normal","eating":"normal","onset":"weeks_1_to_4","course":"worse_slowly"}, { weightKg: 8, conditions: ["heart murmur"] }), expect: "unknown" },
    { name: "the same in a dog that gets a heart medicine", given: aDog(["coughing"], {"cough_signs":["dry_honking","night_or_rest"],"breathing_at_rest":"normal_quiet","resp_rate":"26","energy_level":"normal","eating":"normal","onset":"weeks_1_to_4","course":"worse_slowly"}, { weightKg: 8, conditions: ["heart disease"] }), expect: "yes" },
    { name: "the same, wet, since yesterday", given: aDog(["coughing"], {"cough_signs":["wet_moist","night_or_rest"],"breathing_at_rest":"normal_quiet","resp_rate":"26","energy_level":"normal","eating":"normal","onset":"days_1_to_3"}, { weightKg: 8, conditions: ["heart murmur"] }), expect: "yes" },
    { name: "dog: known heart disease, \u201cCoughing or gagging\u201d, breathing rate 31", given: aDog(["coughing"], {"resp_rate":"31"}, { conditions: ["heart disease"] }), expect: "yes" },
    { name: "dog: the same, no known disease", given: aDog(["coughing"], {"cough_signs":["dry_honking","night_or_rest"],"breathing_at_rest":"normal_quiet","resp_rate":"26","energy_level":"normal","eating":"normal","onset":"weeks_1_to_4","course":"worse_slowly"}, { weightKg: 8 }), expect: "no" },
    { name: "dog: known heart disease, \u201cCoughing or gagging\u201d, \u201cQuiet and easy\u201d, not answered: cough signs, resp rate", given: aDog(["coughing"], {"breathing_at_rest":"normal_quiet"}, { conditions: ["heart disease"] }), expect: "unknown" },
  ],
  "RF-021": [
    { name: "cat: \u201cCoughing or gagging\u201d", given: aCat(["coughing"], {}), expect: "yes" },
    { name: "cat: the same, ticked \u201cVomiting or retching\u201d", given: aCat(["vomiting"], {}), expect: "no" },
  ],
  "RF-022": [
    { name: "dog: 5 months old, \u201cCoughing or gagging\u201d", given: aDog(["coughing"], {}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, ticked \u201cVomiting or retching\u201d", given: aDog(["vomiting"], {}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "no" },
    { name: "dog: 48 months old, \u201cCoughing or gagging\u201d, not answered: energy level, eating", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-023": [
    { name: "dog: \u201cCoughing or gagging\u201d, \u201cMore than a month ago\u201d", given: aDog(["coughing"], {"onset":"more_than_month"}), expect: "yes" },
    { name: "dog: the same, \u201c6 to 24 hours ago\u201d", given: aDog(["coughing"], {"onset":"hours_6_to_24"}), expect: "no" },
    { name: "dog: \u201cCoughing or gagging\u201d, not answered: onset", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-024": [
    { name: "dog: nosebleed or bloody discharge", given: aDog(["sneezing"], {"nasal_signs":["nosebleed"]}), expect: "yes" },
    { name: "dog: nasal signs: none", given: aDog(["sneezing"], {"nasal_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: nasal signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-025": [
    { name: "dog: nosebleed or bloody discharge, rat or mouse poison", given: aDog(["itching","sneezing"], {"nasal_signs":["nosebleed"],"exposure":["rodenticide"]}), expect: "yes" },
    { name: "dog: nasal signs: none, rat or mouse poison, weak, wobbly, or hard to rouse", given: aDog(["sneezing"], {"nasal_signs":["none"],"exposure":["rodenticide"],"energy_level":"weak"}), expect: "no" },
    { name: "dog: \u201cRat or mouse poison\u201d, very tired, not answered: nasal signs, skin signs, gum color", given: aDog(["lethargy"], {"exposure":["rodenticide"],"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-026": [
    { name: "dog: from one nostril only, 1 to 4 weeks ago", given: aDog(["sneezing"], {"nasal_signs":["one_side_only"],"onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "dog: clear, watery discharge", given: aDog(["sneezing"], {"nasal_signs":["clear"]}), expect: "no" },
    { name: "dog: not answered: nasal signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-027": [
    { name: "a dog that fainted and got up again", given: aDog(["lethargy"], {"neurologic_signs":["fainting"]}), expect: "yes" },
    { name: "a tired dog that did not faint", given: aDog(["lethargy"], {"neurologic_signs":["none"]}), expect: "no" },
    { name: "nobody said whether it fainted", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-290": [
    { name: "a cough and 44 breaths", given: aDog(["coughing"], {"resp_rate":"44"}), expect: "yes" },
    { name: "a cough and 36 breaths", given: aDog(["coughing"], {"resp_rate":"36"}), expect: "no" },
    { name: "58 breaths and no other sign", given: aDog(["itching"], {}, { notes: "His breathing rate is 58 at rest." }), expect: "yes" },
    { name: "a puppy of four months", given: aDog(["coughing"], {"resp_rate":"44"}, { ageMonths: 4, weightKg: 6, isNeutered: false }), expect: "no" },
    { name: "nobody counted", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-291": [
    { name: "four breaths", given: aDog(["labored_breathing"], {"resp_rate":"4"}), expect: "yes" },
    { name: "fourteen breaths", given: aDog(["labored_breathing"], {"resp_rate":"14"}), expect: "no" },
    { name: "nobody counted", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-292": [
    { name: "pants hard in a cool room", given: aDog(["sneezing"], {"breathing_at_rest":"panting_at_rest"}), expect: "yes" },
    { name: "breathes quietly", given: aDog(["sneezing"], {"breathing_at_rest":"normal_quiet"}), expect: "no" },
    { name: "not answered", given: aDog(["sneezing"], {}), expect: "unknown" },
  ],
  "RF-293": [
    { name: "an old dog that coughs and pants in a cool room", given: aDog(["coughing"], {"breathing_at_rest":"panting_at_rest"}, { ageMonths: 130 }), expect: "yes" },
    { name: "a young dog with a cold", given: aDog(["sneezing"], {"breathing_at_rest":"panting_at_rest"}), expect: "no" },
    { name: "nobody looked at the breathing", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-294": [
    { name: "coughs when lying down", given: aDog(["coughing"], {"cough_signs":["night_or_rest"]}), expect: "yes" },
    { name: "an old dog that gags after coughing", given: aDog(["coughing"], {"cough_signs":["ends_in_gag"]}, { ageMonths: 130 }), expect: "yes" },
    { name: "a young dog that coughs on the leash", given: aDog(["coughing"], {"cough_signs":["exercise_or_leash"],"breathing_at_rest":"normal_quiet","energy_level":"normal","eating":"normal"}), expect: "no" },
    { name: "nobody described the cough", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-295": [
    { name: "an old dog with a wet cough that is quieter", given: aDog(["coughing"], {"cough_signs":["wet_moist"],"energy_level":"slightly_low"}, { ageMonths: 130 }), expect: "yes" },
    { name: "a dog with a heart murmur and a wet cough", given: aDog(["coughing"], {"cough_signs":["wet_moist"]}, { conditions: ["heart murmur"] }), expect: "yes" },
    { name: "a bright young dog", given: aDog(["coughing"], {"cough_signs":["wet_moist"]}), expect: "no" },
    { name: "nobody described the cough", given: aDog(["coughing"], {}, { ageMonths: 130, conditions: ["heart murmur"] }), expect: "unknown" },
  ],
  "RF-296": [
    { name: "green discharge", given: aCat(["sneezing"], {"nasal_signs":["yellow_green"]}), expect: "yes" },
    { name: "a clear drip", given: aCat(["sneezing"], {"nasal_signs":["clear"]}), expect: "no" },
    { name: "not answered", given: aCat(["sneezing"], {}), expect: "unknown" },
  ],
  "RF-316": [
    { name: "a runny nose for weeks", given: aCat(["sneezing"], {"onset":"weeks_1_to_4","nasal_signs":["clear"]}), expect: "yes" },
    { name: "reverse sneezing for years", given: aDog(["sneezing"], {"onset":"more_than_month","nasal_signs":["snorting_fits"],"breathing_at_rest":"normal_quiet"}), expect: "no" },
    { name: "nobody looked at the nose", given: aCat(["sneezing"], {"onset":"weeks_1_to_4"}), expect: "unknown" },
  ],
  "RF-352": [
    { name: "a puppy that coughs and breathes 56 times a minute asleep", given: aDog(["coughing"], {"resp_rate":"56"}, { ageMonths: 4, weightKg: 6, isNeutered: false }), expect: "yes" },
    { name: "a puppy that coughs and breathes 34 times a minute", given: aDog(["coughing"], {"resp_rate":"34"}, { ageMonths: 4, weightKg: 6, isNeutered: false }), expect: "no" },
    { name: "nobody counted", given: aDog(["coughing"], {}, { ageMonths: 4, weightKg: 6, isNeutered: false }), expect: "unknown" },
  ],
  "RF-028": [
    { name: "dog: \u201cBleeding that does not stop after 5 minutes of pressure, or a lot of blood from the nose, mouth or bottom\u201d", given: aDog(["limping"], {"danger_signs":["heavy_bleeding"]}), expect: "yes" },
    { name: "dog: the same, danger signs: none", given: aDog(["limping"], {"danger_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: danger signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-029": [
    { name: "dog: \u201cHit by a car or other vehicle\u201d", given: aDog(["limping"], {"context":["hit_by_vehicle"]}), expect: "yes" },
    { name: "dog: the same, context: none", given: aDog(["limping"], {"context":["none"]}), expect: "no" },
    { name: "dog: not answered: context", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-030": [
    { name: "dog: \u201cCannot walk normally\u201d, \u201cHit by a car or other vehicle\u201d", given: aDog(["limping"], {"trauma_details":["cannot_walk"],"context":["hit_by_vehicle"]}), expect: "yes" },
    { name: "dog: the same, \u201cSeems fine\u201d", given: aDog(["limping"], {"trauma_details":["seems_fine"],"context":["hit_by_vehicle"]}), expect: "no" },
    { name: "dog: not answered: trauma details", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-031": [
    { name: "dog: \u201cFall, or was stepped on, kicked or crushed\u201d, \u201cDeep, gaping or large wound\u201d", given: aDog(["limping"], {"context":["fall_or_blow"],"trauma_details":["deep_wound"]}), expect: "yes" },
    { name: "dog: the same, context: none", given: aDog(["limping"], {"context":["none"],"trauma_details":["deep_wound"]}), expect: "no" },
    { name: "dog: not answered: context, trauma details", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-032": [
    { name: "dog: \u201cHard or fast breathing\u201d, \u201cFall, or was stepped on, kicked or crushed\u201d", given: aDog(["labored_breathing"], {"context":["fall_or_blow"]}), expect: "yes" },
    { name: "dog: the same, context: none", given: aDog(["labored_breathing"], {"context":["none"]}), expect: "no" },
    { name: "dog: \u201cHard or fast breathing\u201d, not answered: context, energy level, gum color", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-033": [
    { name: "dog: \u201cFight, or bite from another animal\u201d", given: aDog(["limping"], {"context":["fight_or_bite"]}), expect: "yes" },
    { name: "dog: the same, context: none", given: aDog(["limping"], {"context":["none"]}), expect: "no" },
    { name: "dog: not answered: context", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-034": [
    { name: "dog: \u201cBurn, smoke, electric shock or near drowning\u201d", given: aDog(["limping"], {"context":["burn_smoke_electric_water"]}), expect: "yes" },
    { name: "dog: the same, context: none", given: aDog(["limping"], {"context":["none"]}), expect: "no" },
    { name: "dog: not answered: context", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-035": [
    { name: "dog: burned, black or peeling skin", given: aDog(["rashes"], {"skin_signs":["dead_or_burned"]}), expect: "yes" },
    { name: "dog: skin signs: none", given: aDog(["rashes"], {"skin_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: skin signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-036": [
    { name: "dog: maggots", given: aDog(["rashes"], {"skin_signs":["maggots"]}), expect: "yes" },
    { name: "dog: skin signs: none", given: aDog(["rashes"], {"skin_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: skin signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-037": [
    { name: "dog: bruises, or red or purple pinpoint spots", given: aDog(["itching"], {"skin_signs":["bruising"]}), expect: "yes" },
    { name: "dog: even thinning on both sides of the body", given: aDog(["itching"], {"skin_signs":["even_thinning"]}), expect: "no" },
    { name: "dog: not answered: skin signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-038": [
    { name: "dog: \u201cLeg bent or hanging at an odd angle, or bone showing\u201d", given: aDog(["limping"], {"limb_signs":["deformed"]}), expect: "yes" },
    { name: "dog: the same, limb signs: none", given: aDog(["limping"], {"limb_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: limb signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-039": [
    { name: "dog: \u201cPaw cold, pale or bluish\u201d", given: aDog(["limping"], {"limb_signs":["cold_or_pale_paw"]}), expect: "yes" },
    { name: "dog: the same, limb signs: none", given: aDog(["limping"], {"limb_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: limb signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-040": [
    { name: "dog: \u201cHolds it up, no weight at all\u201d, \u201c1 to 6 hours ago\u201d, \u201cVery painful when touched\u201d", given: aDog(["limping"], {"weight_bearing":"non_weight_bearing","onset":"hours_1_to_6","limb_signs":["very_painful"]}), expect: "yes" },
    { name: "dog: the same, \u201cUses it with a mild limp\u201d", given: aDog(["limping"], {"weight_bearing":"mild_limp","onset":"hours_1_to_6","limb_signs":["very_painful"]}), expect: "no" },
    { name: "dog: \u201cVery painful when touched\u201d, not answered: weight bearing, onset, context", given: aDog(["limping"], {"limb_signs":["very_painful"]}), expect: "unknown" },
  ],
  "RF-041": [
    { name: "dog: \u201cHolds it up, no weight at all\u201d", given: aDog(["limping"], {"weight_bearing":"non_weight_bearing"}), expect: "yes" },
    { name: "dog: the same, \u201cUses it with a mild limp\u201d", given: aDog(["limping"], {"weight_bearing":"mild_limp"}), expect: "no" },
    { name: "dog: not answered: weight bearing", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-042": [
    { name: "dog: \u201cMore than one leg, or it shifts between legs\u201d", given: aDog(["limping"], {"weight_bearing":"several_legs"}), expect: "yes" },
    { name: "dog: the same, \u201cUses it with a mild limp\u201d", given: aDog(["limping"], {"weight_bearing":"mild_limp"}), expect: "no" },
    { name: "dog: not answered: weight bearing", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-043": [
    { name: "dog: \u201cVery painful when touched\u201d", given: aDog(["limping"], {"limb_signs":["very_painful"]}), expect: "yes" },
    { name: "dog: the same, limb signs: none", given: aDog(["limping"], {"limb_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: limb signs", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-044": [
    { name: "dog: \u201cLimping\u201d, \u201cMore than a month ago\u201d", given: aDog(["limping"], {"onset":"more_than_month"}), expect: "yes" },
    { name: "dog: the same, \u201c6 to 24 hours ago\u201d", given: aDog(["limping"], {"onset":"hours_6_to_24"}), expect: "no" },
    { name: "dog: \u201cLimping\u201d, not answered: onset", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-045": [
    { name: "dog: 11 months old, \u201cLimping\u201d, \u201c1 to 3 days ago\u201d", given: aDog(["limping"], {"onset":"days_1_to_3"}, { ageMonths: 11 }), expect: "yes" },
    { name: "dog: the same, \u201c4 to 7 days ago\u201d", given: aDog(["limping"], {"onset":"days_4_to_7"}, { ageMonths: 11 }), expect: "no" },
    { name: "dog: 11 months old, \u201cLimping\u201d, not answered: onset", given: aDog(["limping"], {}, { ageMonths: 11 }), expect: "unknown" },
  ],
  "RF-046": [
    { name: "dog: named in the notes", given: aDog(["limping"], {}, { notes: "He was shot with a pellet gun." }), expect: "yes" },
    { name: "dog: the same, other words", given: aDog(["limping"], {}), expect: "no" },
  ],
  "RF-310": [
    { name: "a torn nail", given: aDog(["limping"], {"limb_signs":["nail_or_pad"]}), expect: "yes" },
    { name: "licks the paw", given: aDog(["limping"], {"limb_signs":["licking_paw"]}), expect: "no" },
    { name: "not answered", given: aDog(["limping"], {}), expect: "unknown" },
  ],
  "RF-318": [
    { name: "a puppy stiff for weeks", given: aDog(["stiffness"], {"onset":"weeks_1_to_4"}, { ageMonths: 7 }), expect: "yes" },
    { name: "a grown dog stiff for weeks", given: aDog(["stiffness"], {"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "nobody knows since when", given: aDog(["stiffness"], {}, { ageMonths: 7 }), expect: "unknown" },
  ],
  "RF-387": [
    { name: "a swollen and very painful leg for some hours", given: aDog(["limping"], {"limb_signs":["swelling","very_painful"],"onset":"hours_1_to_6"}), expect: "yes" },
    { name: "a swollen leg that hurts little", given: aDog(["limping"], {"limb_signs":["swelling"],"onset":"hours_1_to_6"}), expect: "no" },
    { name: "a swollen and very painful leg, since when not answered", given: aDog(["limping"], {"limb_signs":["swelling","very_painful"]}), expect: "unknown" },
  ],
  "RF-047": [
    { name: "dog: \u201cSuddenly dragging, or unable to use, one or more legs\u201d, \u201c6 to 24 hours ago\u201d", given: aDog(["lethargy"], {"danger_signs":["paralysis"],"onset":"hours_6_to_24"}), expect: "yes" },
    { name: "dog: the same, danger signs: none", given: aDog(["lethargy"], {"danger_signs":["none"],"onset":"hours_6_to_24"}), expect: "no" },
    { name: "dog: not answered: danger signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-048": [
    { name: "dog: \u201cSuddenly dragging, or unable to use, one or more legs\u201d", given: aDog(["lethargy"], {"danger_signs":["paralysis"]}), expect: "yes" },
    { name: "dog: the same, \u201cStruggling to breathe or choking (for a cat: breathing with an open mouth)\u201d", given: aDog(["lethargy"], {"danger_signs":["breathing_distress"]}), expect: "no" },
    { name: "dog: not answered: danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-049": [
    { name: "cat: \u201cSuddenly dragging, or unable to use, one or more legs\u201d, \u201c6 to 24 hours ago\u201d", given: aCat(["lethargy"], {"danger_signs":["paralysis"],"onset":"hours_6_to_24"}), expect: "yes" },
    { name: "cat: the same, \u201c1 to 3 days ago\u201d", given: aCat(["lethargy"], {"danger_signs":["paralysis"],"onset":"days_1_to_3"}), expect: "no" },
    { name: "cat: \u201cSuddenly dragging, or unable to use, one or more legs\u201d, not answered: weight bearing, neurologic signs, onset", given: aCat(["lethargy"], {"danger_signs":["paralysis"]}), expect: "unknown" },
  ],
  "RF-050": [
    { name: "dog: drags it or knuckles over, 6 to 24 hours ago", given: aDog(["limping"], {"weight_bearing":"dragging","onset":"hours_6_to_24"}), expect: "yes" },
    { name: "dog: uses it with a mild limp", given: aDog(["limping"], {"weight_bearing":"mild_limp"}), expect: "no" },
    { name: "dog: not answered: weight bearing, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-051": [
    { name: "dog: drags it or knuckles over", given: aDog(["limping"], {"weight_bearing":"dragging"}), expect: "yes" },
    { name: "dog: uses it with a mild limp", given: aDog(["limping"], {"weight_bearing":"mild_limp"}), expect: "no" },
    { name: "dog: not answered: weight bearing", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-052": [
    { name: "dog: \u201cBack legs weak, crossing or knuckling\u201d, \u201c1 to 3 days ago\u201d", given: aDog(["lethargy"], {"neurologic_signs":["back_legs_weak"],"onset":"days_1_to_3"}), expect: "yes" },
    { name: "dog: the same, \u201c4 to 7 days ago\u201d", given: aDog(["lethargy"], {"neurologic_signs":["back_legs_weak"],"onset":"days_4_to_7"}), expect: "no" },
    { name: "dog: not answered: mobility pattern, neurologic signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-053": [
    { name: "dog: \u201cBack legs weak, crossing or knuckling\u201d", given: aDog(["lethargy"], {"neurologic_signs":["back_legs_weak"]}), expect: "yes" },
    { name: "dog: mobility pattern: none, neurologic signs: none", given: aDog(["stiffness"], {"mobility_pattern":["none"],"neurologic_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: mobility pattern, neurologic signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-054": [
    { name: "dog: \u201cWill not lower or turn the head, or arches the back\u201d", given: aDog(["lethargy"], {"pain_signs":["neck_or_back"]}), expect: "yes" },
    { name: "dog: mobility pattern: none, pain signs: none", given: aDog(["stiffness"], {"mobility_pattern":["none"],"pain_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: mobility pattern, pain signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-055": [
    { name: "dog: whole body rigid, stiff face or lockjaw", given: aDog(["stiffness"], {"mobility_pattern":["rigid_muscles"]}), expect: "yes" },
    { name: "dog: avoids stairs or jumping", given: aDog(["stiffness"], {"mobility_pattern":["avoids_stairs_jumps"]}), expect: "no" },
    { name: "dog: not answered: mobility pattern", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-056": [
    { name: "dog: \u201cCannot walk without help\u201d", given: aDog(["lethargy"], {"neurologic_signs":["cannot_walk"]}), expect: "yes" },
    { name: "dog: the same, \u201cShaking, twitching or tremors\u201d", given: aDog(["lethargy"], {"neurologic_signs":["tremors"]}), expect: "no" },
    { name: "dog: not answered: neurologic signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-057": [
    { name: "dog: \u201cBumping into things, sudden blindness\u201d, \u201cWithin the last hour\u201d", given: aDog(["lethargy"], {"neurologic_signs":["sudden_blindness"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "dog: the same, \u201c1 to 4 weeks ago\u201d", given: aDog(["lethargy"], {"neurologic_signs":["sudden_blindness"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "dog: not answered: neurologic signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-058": [
    { name: "dog: \u201cCircling, or pressing the head against walls\u201d, \u201c1 to 4 weeks ago\u201d", given: aDog(["lethargy"], {"neurologic_signs":["circling"],"onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "dog: the same, \u201cShaking, twitching or tremors\u201d", given: aDog(["lethargy"], {"neurologic_signs":["tremors"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "dog: not answered: neurologic signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-059": [
    { name: "dog: loses balance, circles, or eyes flick side to side, 1 to 6 hours ago", given: aDog(["head_shaking"], {"ear_signs":["balance_loss"],"onset":"hours_1_to_6"}), expect: "yes" },
    { name: "dog: the same, \u201c1 to 4 weeks ago\u201d", given: aDog(["lethargy"], {"ear_signs":["balance_loss"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "dog: not answered: neurologic signs, ear signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-060": [
    { name: "dog: \u201cEyes flicking side to side\u201d", given: aDog(["lethargy"], {"neurologic_signs":["eyes_flicking"]}), expect: "yes" },
    { name: "dog: neurologic signs: none, ear signs: none", given: aDog(["head_shaking"], {"neurologic_signs":["none"],"ear_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: neurologic signs, ear signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-061": [
    { name: "dog: \u201cLost control of bladder or bowel\u201d, \u201c1 to 3 days ago\u201d", given: aDog(["lethargy"], {"neurologic_signs":["bladder_control_lost"],"onset":"days_1_to_3"}), expect: "yes" },
    { name: "dog: the same, \u201cCircling, or pressing the head against walls\u201d", given: aDog(["lethargy"], {"neurologic_signs":["circling"],"onset":"days_1_to_3"}), expect: "no" },
    { name: "dog: not answered: neurologic signs, onset", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-062": [
    { name: "dog: \u201cShaking, twitching or tremors\u201d, \u201cSnake bite, toad or scorpion\u201d", given: aDog(["lethargy"], {"neurologic_signs":["tremors"],"exposure":["snake_bite"]}), expect: "yes" },
    { name: "dog: the same, neurologic signs: none", given: aDog(["lethargy"], {"neurologic_signs":["none"],"exposure":["snake_bite"]}), expect: "no" },
    { name: "dog: not answered: neurologic signs, exposure", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-063": [
    { name: "dog: \u201cTwitching or shaking while awake and aware\u201d, \u201cSlug bait, insecticide, cleaner or other chemical\u201d, \u201cA seizure or fit, now or in the last 3 days\u201d", given: aDog(["lethargy"], {"seizure_activity":"twitching_awake","exposure":["pesticide_chemical"],"danger_signs":["seizure"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["lethargy"], {"seizure_activity":"twitching_awake","exposure":["none"],"danger_signs":["seizure"]}), expect: "no" },
    { name: "dog: not answered: seizure activity, exposure", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-064": [
    { name: "dog: \u201cOne that lasted more than 5 minutes\u201d, \u201cA seizure or fit, now or in the last 3 days\u201d", given: aDog(["lethargy"], {"seizure_activity":"over_5_min","danger_signs":["seizure"]}), expect: "yes" },
    { name: "dog: the same, \u201cIt stopped, but the pet is not back to normal after an hour\u201d", given: aDog(["lethargy"], {"seizure_activity":"not_recovered","danger_signs":["seizure"]}), expect: "no" },
    { name: "dog: not answered: seizure activity", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-065": [
    { name: "dog: \u201cTwo or more within 24 hours\u201d, \u201cA seizure or fit, now or in the last 3 days\u201d", given: aDog(["lethargy"], {"seizure_activity":"two_or_more_24h","danger_signs":["seizure"]}), expect: "yes" },
    { name: "dog: the same, \u201cOne, lasting less than 2 minutes\u201d", given: aDog(["lethargy"], {"seizure_activity":"single_under_2_min","danger_signs":["seizure"]}), expect: "no" },
    { name: "dog: not answered: seizure activity", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-066": [
    { name: "dog: \u201cIt stopped, but the pet is not back to normal after an hour\u201d, \u201cA seizure or fit, now or in the last 3 days\u201d", given: aDog(["lethargy"], {"seizure_activity":"not_recovered","danger_signs":["seizure"]}), expect: "yes" },
    { name: "dog: the same, \u201cOne, lasting less than 2 minutes\u201d", given: aDog(["lethargy"], {"seizure_activity":"single_under_2_min","danger_signs":["seizure"]}), expect: "no" },
    { name: "dog: not answered: seizure activity", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-067": [
    { name: "dog: \u201cA seizure or fit, now or in the last 3 days\u201d, \u201cNo, this is the first\u201d, \u201cIt is happening now\u201d", given: aDog(["lethargy"], {"danger_signs":["seizure"],"seizure_history":"first_time","seizure_activity":"ongoing_now"}), expect: "yes" },
    { name: "dog: the same, danger signs: none", given: aDog(["lethargy"], {"danger_signs":["none"],"seizure_history":"first_time","seizure_activity":"ongoing_now"}), expect: "no" },
    { name: "dog: not answered: danger signs, seizure history", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-068": [
    { name: "dog: \u201cA seizure or fit, now or in the last 3 days\u201d, \u201cIt stopped, but the pet is not back to normal after an hour\u201d", given: aDog(["lethargy"], {"danger_signs":["seizure"],"seizure_activity":"not_recovered"}), expect: "yes" },
    { name: "dog: the same, danger signs: none", given: aDog(["lethargy"], {"danger_signs":["none"],"seizure_activity":"not_recovered"}), expect: "no" },
    { name: "dog: not answered: danger signs, seizure activity", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-069": [
    { name: "cat: 48 months old, known diabetes, \u201cA seizure or fit, now or in the last 3 days\u201d", given: aCat(["lethargy"], {"danger_signs":["seizure"]}, { gender: "female", isNeutered: false, conditions: ["diabetes"] }), expect: "yes" },
    { name: "cat: the same, danger signs: none", given: aCat(["lethargy"], {"danger_signs":["none"]}, { gender: "female", isNeutered: false, conditions: ["diabetes"] }), expect: "no" },
    { name: "cat: 5 months old, known diabetes, \u201cHit by a car or other vehicle\u201d, not answered: danger signs, reproductive status", given: aCat(["lethargy"], {"context":["hit_by_vehicle"]}, { ageMonths: 5, weightKg: 2, gender: "female", isNeutered: false, conditions: ["diabetes"] }), expect: "unknown" },
  ],
  "RF-070": [
    { name: "dog: \u201cA seizure or fit, now or in the last 3 days\u201d, \u201cChocolate, coffee or caffeine\u201d", given: aDog(["lethargy"], {"danger_signs":["seizure"],"exposure":["chocolate"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["lethargy"], {"danger_signs":["seizure"],"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: danger signs, exposure", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-071": [
    { name: "dog: \u201cA seizure or fit, now or in the last 3 days\u201d", given: aDog(["lethargy"], {"danger_signs":["seizure"]}), expect: "yes" },
    { name: "dog: the same, danger signs: none", given: aDog(["lethargy"], {"danger_signs":["none"]}), expect: "no" },
    { name: "dog: not answered: danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-314": [
    { name: "bumps into things for weeks", given: aDog(["stiffness"], {"onset":"weeks_1_to_4","neurologic_signs":["sudden_blindness"]}), expect: "yes" },
    { name: "none of these", given: aDog(["stiffness"], {"onset":"weeks_1_to_4","neurologic_signs":["none"]}), expect: "no" },
    { name: "not answered", given: aDog(["stiffness"], {}), expect: "unknown" },
  ],
  "RF-357": [
    { name: "a cat with HCM that limps since this hour", given: aCat(["limping"], {"onset":"within_last_hour"}, { conditions: ["HCM"] }), expect: "yes" },
    { name: "a cat with no known disease that limps since this hour", given: aCat(["limping"], {"onset":"within_last_hour"}), expect: "no" },
    { name: "a cat with HCM that limps, and nobody said since when", given: aCat(["limping"], {}, { conditions: ["HCM"] }), expect: "unknown" },
  ],
  "RF-374": [
    { name: "a wobbly dog, nobody knows since when", given: aDog(["limping"], {"neurologic_signs":["wobbly"],"onset":"not_sure"}), expect: "yes" },
    { name: "a cat that drags a leg, nobody knows since when", given: aCat(["limping"], {"weight_bearing":"dragging","onset":"not_sure"}), expect: "yes" },
    { name: "wobbly for weeks", given: aDog(["limping"], {"neurologic_signs":["wobbly"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "wobbly, since when not answered", given: aDog(["limping"], {"neurologic_signs":["wobbly"]}), expect: "unknown" },
  ],
  "RF-375": [
    { name: "a leg dragged for some hours", given: aDog(["limping"], {"weight_bearing":"dragging","onset":"hours_1_to_6"}), expect: "yes" },
    { name: "a leg dragged for weeks", given: aDog(["limping"], {"weight_bearing":"dragging","onset":"weeks_1_to_4"}), expect: "no" },
    { name: "since when not answered", given: aDog(["limping"], {"weight_bearing":"dragging"}), expect: "unknown" },
  ],
  "RF-072": [
    { name: "a dog that tries to vomit again and again, and nothing comes", given: aDog(["vomiting"], {"danger_signs":["unproductive_retching"]}), expect: "yes" },
    { name: "a dog that vomits, with none of the danger signs", given: aDog(["vomiting"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-073": [
    { name: "a dog that heaves and brings up nothing", given: aDog(["vomiting"], {"vomit_frequency":"retching_nothing"}), expect: "yes" },
    { name: "a dog that vomited once", given: aDog(["vomiting"], {"vomit_frequency":"once"}), expect: "no" },
    { name: "nobody said how often it vomits", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-074": [
    { name: "a cat that heaves and brings up nothing", given: aCat(["vomiting"], {"vomit_frequency":"retching_nothing"}), expect: "yes" },
    { name: "a cat that vomited once", given: aCat(["vomiting"], {"vomit_frequency":"once"}), expect: "no" },
    { name: "nobody said how often it vomits", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-075": [
    { name: "a dog whose belly is suddenly big and tight", given: aDog(["lethargy"], {"danger_signs":["swollen_belly"]}), expect: "yes" },
    { name: "a tired dog with none of the danger signs", given: aDog(["lethargy"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-076": [
    { name: "a Great Dane that hides, vomits and paces", given: aDog(["hiding","vomiting"], {"pain_signs":["restless"]}, { weightKg: 50, breed: "Great Dane" }), expect: "yes" },
    { name: "a Beagle that hides, vomits and paces", given: aDog(["hiding","vomiting"], {"pain_signs":["restless"]}, { weightKg: 12, breed: "Beagle" }), expect: "no" },
    { name: "a Great Dane that hides and vomits, and nobody said whether it paces or hurts", given: aDog(["hiding","vomiting"], {}, { weightKg: 50, breed: "Great Dane" }), expect: "unknown" },
  ],
  "RF-077": [
    { name: "a dog that vomits almost without a break", given: aDog(["vomiting"], {"vomit_frequency":"nonstop"}), expect: "yes" },
    { name: "a dog that vomited four times in a day (a visit by RF-079)", given: aDog(["vomiting"], {"vomit_frequency":"four_or_more"}), expect: "no" },
    { name: "nobody said how often it vomits", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-078": [
    { name: "a puppy of five months that vomited four times", given: aDog(["vomiting"], {"vomit_frequency":"four_or_more"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "yes" },
    { name: "the same puppy, if it vomited two or three times", given: aDog(["vomiting"], {"vomit_frequency":"two_to_three"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "no" },
    { name: "a grown dog that vomited four times, and nobody said how it feels or drinks", given: aDog(["vomiting"], {"vomit_frequency":"four_or_more"}), expect: "unknown" },
  ],
  "RF-079": [
    { name: "a dog that vomited four times in a day", given: aDog(["vomiting"], {"vomit_frequency":"four_or_more"}), expect: "yes" },
    { name: "a dog that vomited two or three times", given: aDog(["vomiting"], {"vomit_frequency":"two_to_three"}), expect: "no" },
    { name: "nobody said how often it vomits", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-080": [
    { name: "a dog that vomited twice and is quieter", given: aDog(["vomiting"], {"vomit_frequency":"two_to_three","energy_level":"slightly_low"}), expect: "yes" },
    { name: "the same dog, if it vomited once", given: aDog(["vomiting"], {"vomit_frequency":"once","energy_level":"slightly_low"}), expect: "no" },
    { name: "a dog that vomited twice, and nobody said how it feels, eats or drinks", given: aDog(["vomiting"], {"vomit_frequency":"two_to_three"}), expect: "unknown" },
  ],
  "RF-081": [
    { name: "a dog that brought up more than a streak of blood", given: aDog(["vomiting"], {"vomit_content":["fresh_blood"]}), expect: "yes" },
    { name: "a dog that brought up one thin streak (a visit by RF-083)", given: aDog(["vomiting"], {"vomit_content":["blood_streak"]}), expect: "no" },
    { name: "nobody said what came up", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-082": [
    { name: "a dog whose vomit smells like stool", given: aDog(["vomiting"], {"vomit_content":["stool_like"]}), expect: "yes" },
    { name: "a dog that brought up food", given: aDog(["vomiting"], {"vomit_content":["food"]}), expect: "no" },
    { name: "nobody said what came up", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-083": [
    { name: "a dog that brought up worms", given: aDog(["vomiting"], {"vomit_content":["worms"]}), expect: "yes" },
    { name: "a dog that brought up food", given: aDog(["vomiting"], {"vomit_content":["food"]}), expect: "no" },
    { name: "nobody said what came up", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-084": [
    { name: "a dog that brought up pieces of a toy", given: aDog(["vomiting"], {"vomit_content":["foreign_material"]}), expect: "yes" },
    { name: "a dog that brought up food", given: aDog(["vomiting"], {"vomit_content":["food"]}), expect: "no" },
    { name: "nobody said what came up", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-085": [
    { name: "a dog that brought up colored pellets", given: aDog(["vomiting"], {"vomit_content":["poison_or_pills"]}), expect: "yes" },
    { name: "a dog that brought up food", given: aDog(["vomiting"], {"vomit_content":["food"]}), expect: "no" },
    { name: "nobody said what came up", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-086": [
    { name: "a dog that drinks and brings it back up", given: aDog(["vomiting"], {"water_intake":"drinks_and_vomits"}), expect: "yes" },
    { name: "a dog that drinks and keeps it down", given: aDog(["vomiting"], {"water_intake":"normal"}), expect: "no" },
    { name: "nobody said how it drinks", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-087": [
    { name: "a bright dog that has not kept water down for two weeks", given: aDog(["vomiting"], {"water_intake":"drinks_and_vomits","vomit_frequency":"two_to_three","energy_level":"normal","onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "a bright dog that has not kept water down since yesterday", given: aDog(["vomiting"], {"water_intake":"drinks_and_vomits","vomit_frequency":"two_to_three","energy_level":"normal","onset":"days_1_to_3"}), expect: "yes" },
    { name: "the same dog, if it began hours ago (a visit today by RF-086)", given: aDog(["vomiting"], {"water_intake":"drinks_and_vomits","vomit_frequency":"two_to_three","energy_level":"normal","onset":"hours_1_to_6"}), expect: "no" },
    { name: "the same dog, and nobody said since when", given: aDog(["vomiting"], {"water_intake":"drinks_and_vomits","vomit_frequency":"two_to_three","energy_level":"normal"}), expect: "unknown" },
  ],
  "RF-088": [
    { name: "a dog that drank nothing for a day", given: aDog(["decreased_thirst"], {"water_intake":"none_24h"}), expect: "yes" },
    { name: "a dog that drank nothing for half a day", given: aDog(["decreased_thirst"], {"water_intake":"none_12h"}), expect: "no" },
    { name: "nobody said how it drinks", given: aDog(["decreased_thirst"], {}), expect: "unknown" },
  ],
  "RF-089": [
    { name: "a dog that vomits and drank nothing for a day", given: aDog(["vomiting"], {"water_intake":"none_24h"}), expect: "yes" },
    { name: "a dog that vomits and drank nothing for half a day", given: aDog(["vomiting"], {"water_intake":"none_12h"}), expect: "no" },
    { name: "nobody said how it drinks", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-090": [
    { name: "a dog whose stool is mostly blood", given: aDog(["diarrhea"], {"stool_appearance":["bloody"]}), expect: "yes" },
    { name: "a dog with a few streaks of blood (a visit by RF-302)", given: aDog(["diarrhea"], {"stool_appearance":["blood_streaks"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-091": [
    { name: "a dog with black, tar-like stool", given: aDog(["diarrhea"], {"stool_appearance":["black_tarry"]}), expect: "yes" },
    { name: "a dog with formed stool", given: aDog(["diarrhea"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-092": [
    { name: "a dog with black stool that got a human pain medicine", given: aDog(["diarrhea"], {"stool_appearance":["black_tarry"],"exposure":["human_pain_medicine"]}), expect: "yes" },
    { name: "the same dog with formed stool", given: aDog(["diarrhea"], {"stool_appearance":["formed"],"exposure":["human_pain_medicine"]}), expect: "no" },
    { name: "the same dog, and nobody looked at the stool", given: aDog(["diarrhea"], {"exposure":["human_pain_medicine"]}), expect: "unknown" },
  ],
  "RF-093": [
    { name: "a puppy of five months with streaks of blood", given: aDog(["constipation"], {"stool_appearance":["blood_streaks"]}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "yes" },
    { name: "the same puppy with formed stool", given: aDog(["constipation"], {"stool_appearance":["formed"]}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "no" },
    { name: "the same puppy, and nobody looked at the stool", given: aDog(["constipation"], {}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "unknown" },
  ],
  "RF-094": [
    { name: "a dog with loose stool six times a day", given: aDog(["diarrhea"], {"diarrhea_frequency":"six_or_more"}), expect: "yes" },
    { name: "a dog with loose stool three to five times a day", given: aDog(["diarrhea"], {"diarrhea_frequency":"three_to_five"}), expect: "no" },
    { name: "nobody said how often it has loose stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-095": [
    { name: "a puppy of five months with loose stool six times a day", given: aDog(["diarrhea"], {"diarrhea_frequency":"six_or_more"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "yes" },
    { name: "the same puppy with loose stool three to five times", given: aDog(["diarrhea"], {"diarrhea_frequency":"three_to_five"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "no" },
    { name: "a grown dog with loose stool six times, and nobody said how it feels or whether it vomits", given: aDog(["diarrhea"], {"diarrhea_frequency":"six_or_more"}), expect: "unknown" },
  ],
  "RF-096": [
    { name: "loose stool for four days", given: aDog(["diarrhea"], {"onset":"days_4_to_7"}), expect: "yes" },
    { name: "loose stool since yesterday", given: aDog(["diarrhea"], {"onset":"days_1_to_3"}), expect: "no" },
    { name: "nobody said since when", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-097": [
    { name: "vomiting for four days", given: aDog(["vomiting"], {"onset":"days_4_to_7"}), expect: "yes" },
    { name: "vomiting since yesterday", given: aDog(["vomiting"], {"onset":"days_1_to_3"}), expect: "no" },
    { name: "nobody said since when", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-098": [
    { name: "a very tired puppy that vomits, its vaccines not finished", given: aDog(["vomiting"], {"vaccination_status":"started","energy_level":"very_low"}, { ageMonths: 3, weightKg: 5, isNeutered: false }), expect: "yes" },
    { name: "the same puppy with all its vaccines", given: aDog(["vomiting"], {"vaccination_status":"complete","energy_level":"very_low"}, { ageMonths: 3, weightKg: 5, isNeutered: false }), expect: "no" },
    { name: "the same puppy, and nobody said which vaccines it had", given: aDog(["vomiting"], {"energy_level":"very_low"}, { ageMonths: 3, weightKg: 5, isNeutered: false }), expect: "unknown" },
  ],
  "RF-099": [
    { name: "a puppy without vaccines that vomits", given: aDog(["vomiting"], {"vaccination_status":"none_given"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "yes" },
    { name: "the same puppy with all its vaccines", given: aDog(["vomiting"], {"vaccination_status":"complete"}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "no" },
    { name: "the same puppy, and nobody said which vaccines it had", given: aDog(["vomiting"], {}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "unknown" },
  ],
  "RF-100": [
    { name: "a puppy of three months that vomits and is very tired", given: aDog(["vomiting"], {"energy_level":"very_low"}, { ageMonths: 3, weightKg: 5, isNeutered: false }), expect: "yes" },
    { name: "the same puppy at four months", given: aDog(["vomiting"], {"energy_level":"very_low"}, { ageMonths: 4, weightKg: 6, isNeutered: false }), expect: "no" },
    { name: "a puppy of three months that vomits, and nobody said how it feels or eats", given: aDog(["vomiting"], {}, { ageMonths: 3, weightKg: 5, isNeutered: false }), expect: "unknown" },
  ],
  "RF-101": [
    { name: "a puppy of five months with loose stool", given: aDog(["diarrhea"], {}, { ageMonths: 5, weightKg: 9, isNeutered: false }), expect: "yes" },
    { name: "the same puppy at six months", given: aDog(["diarrhea"], {}, { ageMonths: 6, weightKg: 9, isNeutered: false }), expect: "no" },
  ],
  "RF-102": [
    { name: "a dog with a thread around its tongue", given: aDog(["decreased_appetite","straining"], {"mouth_signs":["string_under_tongue"],"stool_appearance":["formed"]}), expect: "yes" },
    { name: "the same dog with nothing in its mouth", given: aDog(["decreased_appetite","straining"], {"mouth_signs":["none"],"stool_appearance":["formed"]}), expect: "no" },
    { name: "the same dog, and nobody looked into its mouth", given: aDog(["decreased_appetite","straining"], {"stool_appearance":["formed"]}), expect: "unknown" },
  ],
  "RF-103": [
    { name: "a dog with string in it that cannot settle", given: aDog(["excessive_vocalization"], {"exposure":["string_thread"],"pain_signs":["restless"]}), expect: "yes" },
    { name: "a cat that hides and swallowed a thread", given: aCat(["hiding"], {"exposure":["string_thread"]}), expect: "yes" },
    { name: "a cat that hides and swallowed nothing", given: aCat(["hiding"], {"exposure":["none"]}), expect: "no" },
    { name: "nobody said what it ate", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-104": [
    { name: "a dog that swallowed a thread and seems well", given: aDog(["itching"], {"exposure":["string_thread"]}), expect: "yes" },
    { name: "a dog that swallowed nothing", given: aDog(["itching"], {"exposure":["none"]}), expect: "no" },
    { name: "nobody said what it ate", given: aDog(["itching"], {}), expect: "unknown" },
  ],
  "RF-105": [
    { name: "a well dog that swallowed a sock today and brought up nothing, with vomiting ticked for want of a better box", given: aDog(["vomiting"], {"exposure":["foreign_object"],"vomit_frequency":"none_24h","onset":"hours_1_to_6","energy_level":"normal","eating":"normal","water_intake":"normal"}), expect: "unknown" },
    { name: "a bright dog that swallowed a sock today and eats as always, with eating less ticked for want of a better box", given: aDog(["decreased_appetite"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","energy_level":"normal","eating":"normal","pain_signs":["none"],"mouth_signs":["none"]}), expect: "no" },
    { name: "a bright dog that swallowed a sock today and eats less", given: aDog(["decreased_appetite"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","energy_level":"normal","eating":"reduced","pain_signs":["none"],"mouth_signs":["none"]}), expect: "yes" },
    { name: "a bright dog that swallowed a sock today, brought up nothing and leaves some of its food", given: aDog(["vomiting"], {"exposure":["foreign_object"],"vomit_frequency":"none_24h","onset":"hours_1_to_6","energy_level":"normal","eating":"reduced","water_intake":"normal"}), expect: "yes" },
    { name: "a dog that swallowed a sock and began to vomit days ago, but not today", given: aDog(["vomiting"], {"exposure":["foreign_object"],"vomit_frequency":"none_24h","onset":"days_1_to_3"}), expect: "yes" },
    { name: "a dog that swallowed a sock and vomited once", given: aDog(["vomiting"], {"exposure":["foreign_object"],"vomit_frequency":"once"}), expect: "yes" },
    { name: "a dog that vomited once and swallowed no object", given: aDog(["vomiting"], {"exposure":["none"],"vomit_frequency":"once"}), expect: "no" },
    { name: "a dog that eats less, and nobody said what it swallowed", given: aDog(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-106": [
    { name: "a dog that swallowed a sock and seems well", given: aDog(["itching"], {"exposure":["foreign_object"]}), expect: "yes" },
    { name: "a dog that swallowed nothing", given: aDog(["itching"], {"exposure":["none"]}), expect: "no" },
    { name: "nobody said what it ate", given: aDog(["itching"], {}), expect: "unknown" },
  ],
  "RF-107": [
    { name: "a dog that swallowed a sewing needle", given: aDog(["decreased_appetite"], {"exposure":["foreign_object"]}, { notes: "It swallowed a sewing needle." }), expect: "yes" },
    { name: "a dog that swallowed a sock", given: aDog(["decreased_appetite"], {"exposure":["foreign_object"]}, { notes: "It swallowed a sock." }), expect: "no" },
  ],
  "RF-108": [
    { name: "a dog that swallowed a battery", given: aDog(["vomiting"], {"exposure":["battery_magnet"]}), expect: "yes" },
    { name: "a dog that swallowed nothing", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "nobody said what it ate", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-109": [
    { name: "a dog with red tissue sticking out under the tail", given: aDog(["straining"], {"stool_appearance":["tissue_protruding"]}), expect: "yes" },
    { name: "a dog with formed stool and no tissue", given: aDog(["straining"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["straining"], {}), expect: "unknown" },
  ],
  "RF-110": [
    { name: "a dog with a sore swelling beside the anus", given: aDog(["straining"], {"stool_appearance":["anal_swelling"]}), expect: "yes" },
    { name: "a dog with formed stool and no swelling", given: aDog(["straining"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["straining"], {}), expect: "unknown" },
  ],
  "RF-111": [
    { name: "a dog that strains, without stool for over three days", given: aDog(["straining"], {"last_stool":"over_3_days"}), expect: "yes" },
    { name: "a dog that strains, with stool yesterday", given: aDog(["straining"], {"last_stool":"hours_24_to_48"}), expect: "no" },
    { name: "nobody said when the last stool was", given: aDog(["straining"], {}), expect: "unknown" },
  ],
  "RF-112": [
    { name: "a very tired dog without stool for two days", given: aDog(["straining"], {"last_stool":"days_2_to_3","energy_level":"very_low"}), expect: "yes" },
    { name: "the same dog with stool today", given: aDog(["straining"], {"last_stool":"under_24h","energy_level":"very_low"}), expect: "no" },
    { name: "the same dog, and nobody said when the last stool was", given: aDog(["straining"], {"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-113": [
    { name: "a dog that hides and holds its belly tense", given: aDog(["hiding"], {"pain_signs":["belly_guarding"]}), expect: "yes" },
    { name: "a dog that hides and shows no pain", given: aDog(["hiding"], {"pain_signs":["none"]}), expect: "no" },
    { name: "nobody answered the signs of pain", given: aDog(["hiding"], {}), expect: "unknown" },
  ],
  "RF-114": [
    { name: "a dog that hides, vomits and holds its belly tense", given: aDog(["hiding","vomiting"], {"pain_signs":["belly_guarding"]}), expect: "yes" },
    { name: "a dog that hides, vomits and shows no pain", given: aDog(["hiding","vomiting"], {"pain_signs":["none"]}), expect: "no" },
    { name: "nobody answered the signs of pain", given: aDog(["hiding","vomiting"], {}), expect: "unknown" },
  ],
  "RF-115": [
    { name: "a cat that ate nothing for over two days", given: aCat(["decreased_appetite"], {"eating":"none_over_48h"}), expect: "yes" },
    { name: "a cat that eats less", given: aCat(["decreased_appetite"], {"eating":"reduced"}), expect: "no" },
    { name: "nobody said how it eats", given: aCat(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-116": [
    { name: "a cat that ate nothing for over a day", given: aCat(["decreased_appetite"], {"eating":"none_24_to_48h"}), expect: "yes" },
    { name: "a cat that eats less", given: aCat(["decreased_appetite"], {"eating":"reduced"}), expect: "no" },
    { name: "nobody said how it eats", given: aCat(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-117": [
    { name: "a cat with diabetes that ate nothing for over a day", given: aCat(["decreased_appetite"], {"eating":"none_24_to_48h"}, { conditions: ["diabetes"] }), expect: "yes" },
    { name: "a cat with diabetes that eats less", given: aCat(["decreased_appetite"], {"eating":"reduced"}, { conditions: ["diabetes"] }), expect: "no" },
    { name: "nobody said how it eats", given: aCat(["decreased_appetite"], {}, { conditions: ["diabetes"] }), expect: "unknown" },
  ],
  "RF-118": [
    { name: "a dog that ate nothing for over a day", given: aDog(["decreased_appetite"], {"eating":"none_24_to_48h"}), expect: "yes" },
    { name: "a dog that ate nothing for half a day", given: aDog(["decreased_appetite"], {"eating":"none_12_to_24h"}), expect: "no" },
    { name: "nobody said how it eats", given: aDog(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-119": [
    { name: "a dog that vomits and ate nothing for over two days", given: aDog(["vomiting"], {"eating":"none_over_48h"}), expect: "yes" },
    { name: "a dog that vomits and ate nothing for a day", given: aDog(["vomiting"], {"eating":"none_24_to_48h"}), expect: "no" },
    { name: "nobody said how it eats", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-120": [
    { name: "a dog with sores on its tongue", given: aDog(["decreased_appetite"], {"eating":"normal","mouth_signs":["ulcers"]}), expect: "yes" },
    { name: "a dog with nothing wrong in its mouth", given: aDog(["decreased_appetite"], {"eating":"normal","mouth_signs":["none"]}), expect: "no" },
    { name: "nobody looked into its mouth", given: aDog(["decreased_appetite"], {"eating":"normal"}), expect: "unknown" },
  ],
  "RF-121": [
    { name: "a weak dog whose loose stool comes and goes", given: aDog(["diarrhea"], {"course":"comes_and_goes","energy_level":"weak","onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "the same dog, if it has been the same all along", given: aDog(["diarrhea"], {"course":"same","energy_level":"weak","onset":"weeks_1_to_4"}), expect: "no" },
    { name: "the same dog, and nobody said how it goes on", given: aDog(["diarrhea"], {"energy_level":"weak","onset":"weeks_1_to_4"}), expect: "unknown" },
  ],
  "RF-122": [
    { name: "a dog with Addison\u2019s disease and loose stool", given: aDog(["diarrhea"], {}, { conditions: ["Addison disease"] }), expect: "yes" },
    { name: "a dog with no known disease and loose stool", given: aDog(["diarrhea"], {}), expect: "no" },
    { name: "a bright dog with Addison\u2019s disease that loses hair, and nobody said whether it missed a medicine", given: aDog(["hair_loss"], {"energy_level":"normal"}, { conditions: ["Addison disease"] }), expect: "unknown" },
  ],
  "RF-297": [
    { name: "a Great Dane that paces and left its dinner", given: aDog(["decreased_appetite"], {"pain_signs":["restless"],"onset":"hours_1_to_6"}, { weightKg: 50, breed: "Great Dane" }), expect: "yes" },
    { name: "a small dog that paces", given: aDog(["decreased_appetite"], {"pain_signs":["restless"],"onset":"hours_1_to_6"}, { weightKg: 8 }), expect: "no" },
    { name: "a Great Dane, and nobody said whether it paces", given: aDog(["decreased_appetite"], {"onset":"hours_1_to_6"}, { weightKg: 50, breed: "Great Dane" }), expect: "unknown" },
  ],
  "RF-298": [
    { name: "pieces of a toy in the stool", given: aDog(["diarrhea"], {"stool_appearance":["foreign_material"]}), expect: "yes" },
    { name: "formed stool", given: aDog(["diarrhea"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-299": [
    { name: "pieces of a sock in the stool, and vomiting", given: aDog(["diarrhea","vomiting"], {"stool_appearance":["foreign_material"]}), expect: "yes" },
    { name: "pieces of a sock in the stool of a pet that is well", given: aDog(["straining","hiding"], {"stool_appearance":["foreign_material"],"energy_level":"normal","eating":"normal","pain_signs":["none"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-300": [
    { name: "grains like rice in the stool", given: aCat(["diarrhea"], {"stool_appearance":["worms"]}), expect: "yes" },
    { name: "formed stool", given: aCat(["diarrhea"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aCat(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-301": [
    { name: "greasy stool", given: aDog(["diarrhea"], {"stool_appearance":["pale_or_greasy"]}), expect: "yes" },
    { name: "formed stool of a normal color", given: aDog(["diarrhea"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-302": [
    { name: "a few red streaks in the stool", given: aDog(["diarrhea"], {"stool_appearance":["blood_streaks"]}), expect: "yes" },
    { name: "formed stool", given: aDog(["diarrhea"], {"stool_appearance":["formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aDog(["diarrhea"], {}), expect: "unknown" },
  ],
  "RF-303": [
    { name: "strains and passes a little liquid", given: aCat(["constipation"], {"stool_appearance":["watery"]}), expect: "yes" },
    { name: "diarrhea without straining", given: aCat(["diarrhea"], {"stool_appearance":["watery"]}), expect: "no" },
    { name: "a dog that pushes out a little slime", given: aDog(["straining"], {"stool_appearance":["mucus","formed"]}), expect: "no" },
    { name: "nobody looked at the stool", given: aCat(["constipation"], {}), expect: "unknown" },
  ],
  "RF-304": [
    { name: "a dog that drools and paws at its mouth", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling","pawing_mouth"]}), expect: "yes" },
    { name: "nothing wrong in the mouth", given: aDog(["decreased_appetite"], {"mouth_signs":["none"]}), expect: "no" },
    { name: "nobody looked into the mouth", given: aDog(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-305": [
    { name: "drools and gulps since the day before", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling","trouble_swallowing"],"onset":"days_1_to_3"}), expect: "yes" },
    { name: "a dog that has drooled and gulped for an hour", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling","trouble_swallowing"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "a dog that drools and swallows well", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling"],"onset":"within_last_hour"}), expect: "no" },
    { name: "a dog that has drooled and gulped for weeks", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling","trouble_swallowing"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "nobody knows since when", given: aDog(["decreased_appetite"], {"mouth_signs":["drooling","trouble_swallowing"]}), expect: "unknown" },
  ],
  "RF-306": [
    { name: "a sock an hour ago", given: aDog(["hiding"], {"exposure":["foreign_object"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "a sock three days ago", given: aDog(["hiding"], {"exposure":["foreign_object"],"onset":"days_1_to_3"}), expect: "no" },
    { name: "nobody knows when", given: aDog(["hiding"], {"exposure":["foreign_object"]}), expect: "unknown" },
  ],
  "RF-307": [
    { name: "a kitten swallowed a toy", given: aCat(["hiding"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","exposure_amount":"not_sure"}, { ageMonths: 4, weightKg: 2, isNeutered: false }), expect: "unknown" },
    { name: "nobody knows how old or heavy the cat is that swallowed a toy", given: aCat(["hiding"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","exposure_amount":"not_sure"}, { ageMonths: null, weightKg: null }), expect: "unknown" },
    { name: "a whole sock", given: aDog(["hiding"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","exposure_amount":"large"}), expect: "yes" },
    { name: "a small piece in a big dog", given: aDog(["hiding"], {"exposure":["foreign_object"],"onset":"hours_1_to_6","exposure_amount":"small"}), expect: "no" },
  ],
  "RF-360": [
    { name: "loose stool on carprofen and prednisone", given: aDog(["diarrhea"], {}, { conditions: ["nsaid","steroid"] }), expect: "yes" },
    { name: "loose stool and no medicines", given: aDog(["diarrhea"], {}), expect: "no" },
    { name: "an itch on both", given: aDog(["itching"], {}, { conditions: ["nsaid","steroid"] }), expect: "no" },
  ],
  "RF-363": [
    { name: "an overweight cat that has eaten less for two days", given: aCat(["decreased_appetite"], {"eating":"reduced","onset":"days_1_to_3"}, { weightKg: 7, conditions: ["overweight"] }), expect: "yes" },
    { name: "an overweight cat that left half of one meal", given: aCat(["decreased_appetite"], {"eating":"reduced","onset":"hours_1_to_6"}, { weightKg: 7, conditions: ["overweight"] }), expect: "no" },
    { name: "a slim cat that has eaten less for two days", given: aCat(["decreased_appetite"], {"eating":"reduced","onset":"days_1_to_3"}), expect: "no" },
    { name: "an overweight cat, and nobody said how it eats", given: aCat(["decreased_appetite"], {"onset":"days_1_to_3"}, { weightKg: 7, conditions: ["overweight"] }), expect: "unknown" },
  ],
  "RF-368": [
    { name: "a Great Dane that paces and stands hunched since the evening", given: aDog(["hiding"], {"pain_signs":["restless","belly_guarding"],"onset":"hours_1_to_6"}, { weightKg: 50, breed: "Great Dane" }), expect: "yes" },
    { name: "a Great Dane that has been stiff and restless for weeks", given: aDog(["hiding"], {"pain_signs":["restless","belly_guarding"],"onset":"weeks_1_to_4"}, { weightKg: 50, breed: "Great Dane" }), expect: "no" },
    { name: "a small dog that paces and stands hunched", given: aDog(["hiding"], {"pain_signs":["restless","belly_guarding"],"onset":"hours_1_to_6"}, { weightKg: 8 }), expect: "no" },
    { name: "a hiding Great Dane, and nobody said whether it paces", given: aDog(["hiding"], {"onset":"hours_1_to_6"}, { weightKg: 50, breed: "Great Dane" }), expect: "unknown" },
  ],
  "RF-369": [
    { name: "a Great Dane that has paced and panted for an hour", given: aDog(["hiding"], {"pain_signs":["restless","trembling_panting"],"onset":"within_last_hour"}, { weightKg: 50, breed: "Great Dane" }), expect: "yes" },
    { name: "a Great Dane that paces, and neither pants nor strains", given: aDog(["hiding"], {"pain_signs":["restless"],"onset":"within_last_hour"}, { weightKg: 50, breed: "Great Dane" }), expect: "no" },
    { name: "a Great Dane that strains, and nobody said whether it paces", given: aDog(["straining"], {"onset":"hours_1_to_6"}, { weightKg: 50, breed: "Great Dane" }), expect: "unknown" },
  ],
  "RF-376": [
    { name: "a sock was swallowed, and the dog is very tired", given: aDog(["lethargy"], {"exposure":["foreign_object"],"energy_level":"very_low"}), expect: "yes" },
    { name: "a toy was swallowed, and the cat walks up and down", given: aCat(["hiding"], {"exposure":["foreign_object"],"pain_signs":["restless"]}), expect: "yes" },
    { name: "a very tired dog that swallowed nothing", given: aDog(["lethargy"], {"exposure":["none"],"energy_level":"very_low"}), expect: "no" },
    { name: "what was swallowed is not answered", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-377": [
    { name: "black stool in a dog on an NSAID", given: aDog(["diarrhea"], {"stool_appearance":["black_tarry"]}, { conditions: ["nsaid"] }), expect: "yes" },
    { name: "black stool in a dog without such a medicine", given: aDog(["diarrhea"], {"stool_appearance":["black_tarry"]}), expect: "no" },
    { name: "a dog on an NSAID, the look of the stool not answered", given: aDog(["diarrhea"], {}, { conditions: ["nsaid"] }), expect: "unknown" },
  ],
  "RF-381": [
    { name: "a dog on an NSAID that vomited", given: aDog(["vomiting"], {}, { conditions: ["nsaid"] }), expect: "yes" },
    { name: "a cat on an NSAID that eats less", given: aCat(["decreased_appetite"], {}, { conditions: ["nsaid"] }), expect: "yes" },
    { name: "a dog on an NSAID that itches", given: aDog(["itching"], {}, { conditions: ["nsaid"] }), expect: "no" },
    { name: "a dog without such a medicine that vomited", given: aDog(["vomiting"], {}), expect: "no" },
  ],
  "RF-123": [
    { name: "a dog that tries to pee, and only drops come", given: aDog(["straining_urinate"], {"danger_signs":["cannot_urinate"]}), expect: "yes" },
    { name: "a dog that strains to pee, with none of the danger signs", given: aDog(["straining_urinate"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["straining_urinate"], {}), expect: "unknown" },
  ],
  "RF-124": [
    { name: "a dog that strains, and only drops come", given: aDog(["straining_urinate"], {"urine_output":"drops_only"}), expect: "yes" },
    { name: "a dog that strains and passes normal amounts", given: aDog(["straining_urinate"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aDog(["straining_urinate"], {}), expect: "unknown" },
  ],
  "RF-125": [
    { name: "a dog that strains for stool and passed no urine for a day", given: aDog(["straining"], {"urine_output":"none_24h"}), expect: "yes" },
    { name: "the same dog, if it passed none for half a day (a visit by RF-130)", given: aDog(["straining"], {"urine_output":"none_12h"}), expect: "no" },
    { name: "nobody said whether it peed", given: aDog(["straining"], {}), expect: "unknown" },
  ],
  "RF-126": [
    { name: "a male cat that strains to pee and passed none for half a day", given: aCat(["straining_urinate"], {"urine_output":"none_12h"}), expect: "yes" },
    { name: "a male cat that strains to pee and passes normal amounts", given: aCat(["straining_urinate"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aCat(["straining_urinate"], {}), expect: "unknown" },
  ],
  "RF-127": [
    { name: "a male cat that seems to strain for stool and passed no urine for half a day", given: aCat(["straining"], {"urine_output":"none_12h"}), expect: "yes" },
    { name: "a male cat that strains for stool and passes normal urine", given: aCat(["straining"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aCat(["straining"], {}), expect: "unknown" },
  ],
  "RF-128": [
    { name: "a male cat that hides and passed no urine for half a day", given: aCat(["hiding"], {"urine_output":"none_12h"}), expect: "yes" },
    { name: "a male cat that hides and passes normal urine", given: aCat(["hiding"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-129": [
    { name: "a male cat that vomits and passes small amounts many times", given: aCat(["vomiting"], {"urine_output":"small_frequent"}), expect: "yes" },
    { name: "a male cat that vomits and passes normal urine", given: aCat(["vomiting"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-130": [
    { name: "a dog that strains for stool and passed no urine for half a day", given: aDog(["straining"], {"urine_output":"none_12h"}), expect: "yes" },
    { name: "a dog that strains for stool and passes normal urine", given: aDog(["straining"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aDog(["straining"], {}), expect: "unknown" },
  ],
  "RF-131": [
    { name: "a dog that strains to pee", given: aDog(["straining_urinate"], {}), expect: "yes" },
    { name: "a dog that has accidents and does not strain", given: aDog(["accidents"], {}), expect: "no" },
  ],
  "RF-132": [
    { name: "a dog with blood in its urine", given: aDog(["blood_urine"], {}), expect: "yes" },
    { name: "a dog that has accidents, without blood", given: aDog(["accidents"], {}), expect: "no" },
  ],
  "RF-133": [
    { name: "a dog with cola-colored urine", given: aDog(["blood_urine"], {"urine_signs":["dark_brown"]}), expect: "yes" },
    { name: "a dog with pink urine (a visit by RF-132 and RF-289)", given: aDog(["blood_urine"], {"urine_signs":["pink_or_red"]}), expect: "no" },
    { name: "nobody looked at the urine", given: aDog(["blood_urine"], {}), expect: "unknown" },
  ],
  "RF-134": [
    { name: "a dog with clots in its urine that got at rat poison", given: aDog(["blood_urine"], {"urine_signs":["blood_clots"],"exposure":["rodenticide"]}), expect: "yes" },
    { name: "the same dog with pink urine and no clots", given: aDog(["blood_urine"], {"urine_signs":["pink_or_red"],"exposure":["rodenticide"]}), expect: "no" },
    { name: "the same dog, and nobody looked at the urine", given: aDog(["blood_urine"], {"exposure":["rodenticide"]}), expect: "unknown" },
  ],
  "RF-135": [
    { name: "a dog whose penis stays out and looks dry", given: aDog(["straining_urinate"], {"urine_signs":["penis_stuck_out"]}), expect: "yes" },
    { name: "a dog that licks there, with nothing out", given: aDog(["straining_urinate"], {"urine_signs":["licking_genitals"]}), expect: "no" },
    { name: "nobody said what they saw", given: aDog(["straining_urinate"], {}), expect: "unknown" },
  ],
  "RF-136": [
    { name: "a thirsty dog with accidents", given: aDog(["increased_thirst","accidents"], {}), expect: "yes" },
    { name: "a thirsty dog without accidents", given: aDog(["increased_thirst"], {}), expect: "no" },
    { name: "a dog with accidents, and nobody said how much it pees", given: aDog(["accidents"], {}), expect: "unknown" },
  ],
  "RF-285": [
    { name: "a tom that squats often and seems constipated", given: aCat(["constipation"], {"urine_output":"small_frequent"}), expect: "yes" },
    { name: "a cat of unknown sex that hides", given: aCat(["hiding"], {"urine_output":"small_frequent"}, { gender: null }), expect: "unknown" },
    { name: "a cat of unknown sex that strains and has not peed for half a day", given: aCat(["straining_urinate"], {"urine_output":"none_12h"}, { gender: null }), expect: "unknown" },
    { name: "a cat of unknown sex that strains, and nobody can tell whether it pees", given: aCat(["straining_urinate"], {"urine_output":"not_sure"}, { gender: null }), expect: "unknown" },
    { name: "a female cat that strains, and nobody can tell whether it pees", given: aCat(["straining_urinate"], {"urine_output":"not_sure"}, { gender: "female" }), expect: "no" },
    { name: "a male dog that passes small amounts", given: aDog(["constipation"], {"urine_output":"small_frequent"}), expect: "no" },
    { name: "a female cat that passes small amounts", given: aCat(["constipation"], {"urine_output":"small_frequent"}, { gender: "female" }), expect: "no" },
    { name: "nobody looked at the urine", given: aCat(["constipation"], {}), expect: "unknown" },
  ],
  "RF-286": [
    { name: "a thirsty dog that passes small amounts many times", given: aDog(["increased_thirst"], {"urine_output":"small_frequent"}), expect: "yes" },
    { name: "a thirsty dog that passes normal amounts", given: aDog(["increased_thirst"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said how it pees", given: aDog(["increased_thirst"], {}), expect: "unknown" },
  ],
  "RF-287": [
    { name: "a wet bed in the morning", given: aDog(["accidents"], {"urine_signs":["wet_while_asleep"],"urine_output":"normal"}), expect: "yes" },
    { name: "dry after sleep", given: aDog(["accidents"], {"urine_signs":["none"],"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it leaks", given: aDog(["accidents"], {}), expect: "unknown" },
  ],
  "RF-288": [
    { name: "a cat that passes larger amounts", given: aCat(["constipation"], {"urine_output":"large_volume"}), expect: "yes" },
    { name: "a cat that passes normal amounts", given: aCat(["constipation"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said how much it pees", given: aCat(["constipation"], {}), expect: "unknown" },
  ],
  "RF-289": [
    { name: "a dog with accidents and cloudy urine", given: aDog(["accidents"], {"urine_signs":["strong_smell"]}), expect: "yes" },
    { name: "a dog that lifts its leg indoors", given: aDog(["accidents"], {"urine_signs":["marking"]}), expect: "no" },
    { name: "nobody looked at the urine", given: aDog(["accidents"], {}), expect: "unknown" },
  ],
  "RF-373": [
    { name: "a male dog that strains, none seen for 12 to 24 hours", given: aDog(["straining_urinate"], {"urine_output":"none_12h"}), expect: "yes" },
    { name: "a female cat that strains, none seen for 12 to 24 hours", given: aCat(["straining_urinate"], {"urine_output":"none_12h"}, { gender: "female" }), expect: "yes" },
    { name: "a dog that strains and pees as usual", given: aDog(["straining_urinate"], {"urine_output":"normal"}), expect: "no" },
    { name: "nobody said whether it peed", given: aDog(["straining_urinate"], {}), expect: "unknown" },
  ],
  "RF-137": [
    { name: "a dog whose eye bulges", given: aDog(["eye_redness"], {"danger_signs":["eye_emergency"]}), expect: "yes" },
    { name: "a dog with a red eye and none of the danger signs", given: aDog(["eye_redness"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["eye_redness"], {}), expect: "unknown" },
  ],
  "RF-138": [
    { name: "a dog with one very large pupil", given: aDog(["eye_redness"], {"eye_signs":["large_or_uneven_pupil"]}), expect: "yes" },
    { name: "a dog with a red eye and no other change", given: aDog(["eye_redness"], {"eye_signs":["none"]}), expect: "no" },
    { name: "nobody looked at the eye", given: aDog(["eye_redness"], {}), expect: "unknown" },
    { name: "a dog that sees less and less for months, with quiet eyes", given: aDog(["eye_discharge"], {"eye_signs":["vision_loss","both_eyes"],"onset":"more_than_month","course":"worse_slowly","energy_level":"normal"}), expect: "no" },
    { name: "a dog that cannot see since yesterday", given: aDog(["eye_discharge"], {"eye_signs":["vision_loss"],"onset":"hours_6_to_24"}), expect: "yes" },
  ],
  "RF-139": [
    { name: "a dog whose eye turned cloudy within the hour", given: aDog(["eye_redness"], {"eye_signs":["cloudy_or_blue"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "a dog with a red eye that is not cloudy", given: aDog(["eye_redness"], {"eye_signs":["none"],"onset":"within_last_hour"}), expect: "no" },
    { name: "nobody looked at the eye", given: aDog(["eye_redness"], {"onset":"within_last_hour"}), expect: "unknown" },
    { name: "a red and cloudy eye, nobody knows since when", given: aDog(["eye_redness"], {"eye_signs":["cloudy_or_blue"],"onset":"not_sure"}), expect: "unknown" },
    { name: "a red and cloudy eye for months", given: aDog(["eye_redness"], {"eye_signs":["cloudy_or_blue"],"onset":"more_than_month"}), expect: "no" },
  ],
  "RF-140": [
    { name: "a Pug that holds its eye shut", given: aDog(["eye_discharge"], {"eye_signs":["held_shut"]}, { breed: "Pug" }), expect: "yes" },
    { name: "a Pug that keeps its runny eye open", given: aDog(["eye_discharge"], {"eye_signs":["none"]}, { breed: "Pug" }), expect: "no" },
    { name: "a dog with a long nose that has held its eye shut since yesterday (a visit by RF-141)", given: aDog(["eye_discharge"], {"eye_signs":["held_shut"],"onset":"days_1_to_3"}), expect: "no" },
    { name: "nobody looked at the eye", given: aDog(["eye_discharge"], {}, { breed: "Pug" }), expect: "unknown" },
  ],
  "RF-141": [
    { name: "a dog with swollen lids", given: aDog(["eye_discharge"], {"eye_signs":["swollen_lids"]}), expect: "yes" },
    { name: "a dog with a runny eye and no other change", given: aDog(["eye_discharge"], {"eye_signs":["none"]}), expect: "no" },
    { name: "nobody looked at the eye", given: aDog(["eye_discharge"], {}), expect: "unknown" },
  ],
  "RF-142": [
    { name: "yellow discharge", given: aDog(["eye_discharge"], {"eye_discharge_type":"yellow_green"}), expect: "yes" },
    { name: "clear, watery discharge", given: aDog(["eye_discharge"], {"eye_discharge_type":"clear_watery"}), expect: "no" },
    { name: "nobody said what comes out", given: aDog(["eye_discharge"], {}), expect: "unknown" },
  ],
  "RF-143": [
    { name: "an eye that has been red since yesterday", given: aDog(["eye_redness"], {"onset":"days_1_to_3"}), expect: "yes" },
    { name: "an eye that has been red for some hours", given: aDog(["eye_redness"], {"onset":"hours_1_to_6"}), expect: "no" },
    { name: "nobody said since when", given: aDog(["eye_redness"], {}), expect: "unknown" },
  ],
  "RF-144": [
    { name: "an ear flap swollen like a pillow", given: aDog(["head_shaking"], {"ear_signs":["flap_swollen"]}), expect: "yes" },
    { name: "a dog that shakes its head, with clean ears", given: aDog(["head_shaking"], {"ear_signs":["none"]}), expect: "no" },
    { name: "nobody looked into the ears", given: aDog(["head_shaking"], {}), expect: "unknown" },
  ],
  "RF-309": [
    { name: "paws at a red eye", given: aCat(["eye_redness"], {"eye_signs":["pawing_eye"]}), expect: "yes" },
    { name: "a runny eye that it does not rub", given: aDog(["eye_discharge"], {"eye_signs":["none"]}), expect: "no" },
    { name: "nobody looked at the eye", given: aDog(["eye_discharge"], {}), expect: "unknown" },
  ],
  "RF-356": [
    { name: "a red eye in a dog that lost the other eye to glaucoma", given: aDog(["eye_redness"], {}, { conditions: ["glaucoma in the right eye"] }), expect: "yes" },
    { name: "a running eye in a dog that lost the other eye to glaucoma", given: aDog(["eye_discharge"], {}, { conditions: ["glaucoma in the right eye"] }), expect: "yes" },
    { name: "a red eye in a dog with no known disease", given: aDog(["eye_redness"], {}), expect: "no" },
    { name: "a dog with glaucoma that itches", given: aDog(["itching"], {}, { conditions: ["glaucoma"] }), expect: "no" },
  ],
  "RF-370": [
    { name: "a runny eye in a cat with a corneal sequestrum", given: aCat(["eye_discharge"], {}, { conditions: ["corneal sequestrum"] }), expect: "yes" },
    { name: "a runny eye in a cat with no known disease", given: aCat(["eye_discharge"], {}), expect: "no" },
    { name: "a cat with a corneal sequestrum that itches", given: aCat(["itching"], {}, { conditions: ["corneal sequestrum"] }), expect: "no" },
  ],
  "RF-388": [
    { name: "lids swollen for an hour", given: aDog(["eye_redness"], {"eye_signs":["swollen_lids"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "lids swollen for days", given: aDog(["eye_redness"], {"eye_signs":["swollen_lids"],"onset":"days_1_to_3"}), expect: "no" },
    { name: "swollen lids, since when not answered", given: aDog(["eye_redness"], {"eye_signs":["swollen_lids"]}), expect: "unknown" },
  ],
  "RF-145": [
    { name: "a dog whose face suddenly swells", given: aDog(["rashes"], {"danger_signs":["facial_swelling"]}), expect: "yes" },
    { name: "a dog with bumps and none of the danger signs", given: aDog(["rashes"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["rashes"], {}), expect: "unknown" },
  ],
  "RF-146": [
    { name: "hives that came up suddenly", given: aDog(["rashes"], {"skin_signs":["hives"]}), expect: "yes" },
    { name: "a few red bumps", given: aDog(["rashes"], {"skin_signs":["red_bumps"]}), expect: "no" },
    { name: "nobody looked at the skin", given: aDog(["rashes"], {}), expect: "unknown" },
  ],
  "RF-147": [
    { name: "a dog with hives that vomits", given: aDog(["rashes","vomiting"], {"skin_signs":["hives"]}), expect: "yes" },
    { name: "a dog with a few red bumps that vomits", given: aDog(["rashes","vomiting"], {"skin_signs":["red_bumps"]}), expect: "no" },
    { name: "nobody looked at the skin", given: aDog(["rashes","vomiting"], {}), expect: "unknown" },
  ],
  "RF-148": [
    { name: "a dog that vomits after a bee sting", given: aDog(["vomiting"], {"exposure":["insect_sting"]}), expect: "yes" },
    { name: "a dog that vomits and was not stung", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "nobody said whether it was stung", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-149": [
    { name: "loose stool that began soon after a vaccine", given: aDog(["diarrhea"], {"context":["recent_vaccine"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "loose stool that began before the day of the vaccine", given: aDog(["diarrhea"], {"context":["recent_vaccine"],"onset":"days_4_to_7"}), expect: "no" },
    { name: "loose stool and a vaccine, and nobody said since when", given: aDog(["diarrhea"], {"context":["recent_vaccine"]}), expect: "unknown" },
  ],
  "RF-150": [
    { name: "a dog that scratches almost without a break", given: aDog(["itching"], {"skin_signs":["none"],"itch_severity":"severe"}), expect: "yes" },
    { name: "a dog that scratches several times an hour", given: aDog(["itching"], {"skin_signs":["none"],"itch_severity":"moderate"}), expect: "no" },
    { name: "nobody said how much it scratches", given: aDog(["itching"], {"skin_signs":["none"]}), expect: "unknown" },
  ],
  "RF-151": [
    { name: "hair that thins evenly on both sides", given: aDog(["hair_loss"], {"skin_signs":["even_thinning"],"onset":"days_4_to_7"}), expect: "yes" },
    { name: "hair that does not thin evenly, lost in the last days", given: aDog(["hair_loss"], {"skin_signs":["none"],"onset":"days_4_to_7"}), expect: "no" },
    { name: "hair loss without thinning, and nobody said since when", given: aDog(["hair_loss"], {"skin_signs":["none"]}), expect: "unknown" },
  ],
  "RF-308": [
    { name: "a kitten with fleas", given: aCat(["itching"], {"skin_signs":["fleas"]}, { ageMonths: 3, weightKg: 1.2, isNeutered: false }), expect: "yes" },
    { name: "a grown cat with fleas", given: aCat(["itching"], {"skin_signs":["fleas"]}), expect: "no" },
    { name: "a cat with fleas whose age nobody knows", given: aCat(["itching"], {"skin_signs":["fleas"]}, { ageMonths: null }), expect: "unknown" },
  ],
  "RF-315": [
    { name: "crusts for three weeks", given: aCat(["itching"], {"onset":"weeks_1_to_4","skin_signs":["scabs_crusts"]}), expect: "yes" },
    { name: "a scratch from yesterday", given: aCat(["rashes"], {"onset":"days_1_to_3","skin_signs":["scabs_crusts"],"itch_severity":"mild"}), expect: "no" },
    { name: "nobody looked at the skin", given: aCat(["itching"], {"onset":"weeks_1_to_4"}), expect: "unknown" },
  ],
  "RF-361": [
    { name: "a dog that scratches its face hours after its shots", given: aDog(["itching"], {"context":["recent_vaccine"],"onset":"hours_1_to_6","itch_severity":"moderate"}), expect: "yes" },
    { name: "a dog with hives hours after its shots", given: aDog(["rashes"], {"context":["recent_vaccine"],"onset":"hours_1_to_6","skin_signs":["hives","lump"]}), expect: "yes" },
    { name: "a dog with nothing but a lump where the needle went in, and nobody asked about its eyes", given: aDog(["rashes"], {"context":["recent_vaccine"],"onset":"hours_6_to_24","skin_signs":["lump"],"energy_level":"normal"}), expect: "unknown" },
    { name: "a dog that has scratched for weeks and got its shots yesterday", given: aDog(["itching"], {"context":["recent_vaccine"],"onset":"weeks_1_to_4"}), expect: "no" },
    { name: "an itch of some hours, and nobody said what went before", given: aDog(["itching"], {"onset":"hours_1_to_6"}), expect: "unknown" },
  ],
  "RF-362": [
    { name: "swollen lids in the evening after a vaccine", given: aDog(["eye_redness"], {"context":["recent_vaccine"],"onset":"hours_1_to_6","eye_signs":["swollen_lids"]}), expect: "yes" },
    { name: "bumps on the face an hour after a vaccine", given: aDog(["itching"], {"context":["recent_vaccine"],"onset":"within_last_hour","skin_signs":["red_bumps"],"skin_location":["face_head"]}), expect: "yes" },
    { name: "swollen lids and no vaccine", given: aDog(["eye_redness"], {"context":["none"],"onset":"hours_1_to_6","eye_signs":["swollen_lids"]}), expect: "no" },
    { name: "a vaccine, and nobody looked at the lids", given: aDog(["eye_redness"], {"context":["recent_vaccine"],"onset":"hours_1_to_6"}), expect: "unknown" },
  ],
  "RF-371": [
    { name: "a cat on methimazole that scratches its face", given: aCat(["itching"], {"skin_location":["face_head"],"itch_severity":"moderate"}, { conditions: ["methimazole"] }), expect: "yes" },
    { name: "a cat on methimazole that licks its belly", given: aCat(["itching"], {"skin_location":["belly_armpits"]}, { conditions: ["methimazole"] }), expect: "no" },
    { name: "a cat on methimazole with flat dots on its lips, and neither itch nor sores", given: aCat(["rashes"], {"skin_location":["face_head"],"itch_severity":"not_itchy","skin_signs":["none"]}, { conditions: ["methimazole"] }), expect: "no" },
    { name: "a cat without the medicine that scratches its face", given: aCat(["itching"], {"skin_location":["face_head"]}), expect: "no" },
    { name: "nobody said where it itches", given: aCat(["itching"], {}, { conditions: ["methimazole"] }), expect: "unknown" },
  ],
  "RF-372": [
    { name: "a lump and an open wound on the belly after an operation", given: aDog(["rashes"], {"context":["surgery_or_anesthesia"],"skin_signs":["lump","wound_or_abscess"],"skin_location":["belly_armpits"]}), expect: "yes" },
    { name: "a lump beside a closed cut", given: aDog(["rashes"], {"context":["surgery_or_anesthesia"],"skin_signs":["lump"],"skin_location":["belly_armpits"]}), expect: "no" },
    { name: "a lump and a wound, and no operation", given: aCat(["rashes"], {"context":["none"],"skin_signs":["lump","wound_or_abscess"],"skin_location":["belly_armpits"]}), expect: "no" },
  ],
  "RF-382": [
    { name: "red bumps after a new medicine", given: aDog(["rashes"], {"context":["new_or_missed_medicine"],"skin_signs":["red_bumps"]}), expect: "yes" },
    { name: "red bumps and no medicine", given: aDog(["rashes"], {"context":["none"],"skin_signs":["red_bumps"]}), expect: "no" },
    { name: "a new medicine, the skin not answered", given: aDog(["rashes"], {"context":["new_or_missed_medicine"]}), expect: "unknown" },
  ],
  "RF-383": [
    { name: "a tick and a quieter dog", given: aDog(["rashes"], {"skin_signs":["ticks"],"energy_level":"slightly_low"}), expect: "yes" },
    { name: "a tick and a lively dog", given: aDog(["rashes"], {"skin_signs":["ticks"],"energy_level":"normal"}), expect: "no" },
    { name: "a tick, energy not answered", given: aDog(["rashes"], {"skin_signs":["ticks"]}), expect: "unknown" },
  ],
  "RF-384": [
    { name: "a tick and weakness", given: aDog(["rashes"], {"skin_signs":["ticks"],"energy_level":"weak"}), expect: "yes" },
    { name: "weakness without a tick", given: aDog(["rashes"], {"skin_signs":["red_bumps"],"energy_level":"weak"}), expect: "no" },
    { name: "a tick, the rest not answered", given: aDog(["rashes"], {"skin_signs":["ticks"]}), expect: "unknown" },
  ],
  "RF-385": [
    { name: "a male cat that licks under its tail", given: aCat(["itching"], {"skin_signs":["scooting"]}), expect: "yes" },
    { name: "a male cat that licks there and pees as usual", given: aCat(["itching","accidents"], {"skin_signs":["scooting"],"urine_output":"normal"}), expect: "no" },
    { name: "a female cat that licks under its tail", given: aCat(["itching"], {"skin_signs":["scooting"]}, { gender: "female" }), expect: "no" },
  ],
  "RF-386": [
    { name: "a wound that gets worse fast", given: aDog(["rashes"], {"skin_signs":["wound_or_abscess"],"onset":"days_1_to_3","course":"worse_fast"}), expect: "yes" },
    { name: "a wound after an operation", given: aCat(["rashes"], {"skin_signs":["wound_or_abscess"],"context":["surgery_or_anesthesia"]}), expect: "yes" },
    { name: "a wound that heals", given: aDog(["rashes"], {"skin_signs":["wound_or_abscess"],"onset":"days_1_to_3","course":"better","context":["none"]}), expect: "no" },
    { name: "a wound, the rest not answered", given: aDog(["rashes"], {"skin_signs":["wound_or_abscess"]}), expect: "unknown" },
  ],
  "RF-152": [
    { name: "dog: xylitol", given: aDog(["vomiting"], {"exposure":["xylitol"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-153": [
    { name: "cat: xylitol", given: aCat(["vomiting"], {"exposure":["xylitol"]}), expect: "yes" },
    { name: "cat: the same, exposure: none", given: aCat(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "cat: not answered: exposure", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-154": [
    { name: "dog: \u201cGrapes, raisins or currants\u201d", given: aDog(["vomiting"], {"exposure":["grapes_raisins"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-155": [
    { name: "cat: \u201cLily plant, pollen or vase water\u201d", given: aCat(["vomiting"], {"exposure":["lilies"]}), expect: "yes" },
    { name: "cat: the same, \u201cSnake bite, toad or scorpion\u201d", given: aCat(["vomiting"], {"exposure":["snake_bite"]}), expect: "no" },
    { name: "cat: not answered: exposure", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-156": [
    { name: "dog: \u201cAntifreeze or car coolant\u201d", given: aDog(["vomiting"], {"exposure":["antifreeze"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-157": [
    { name: "dog: \u201cRat or mouse poison\u201d", given: aDog(["vomiting"], {"exposure":["rodenticide"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-158": [
    { name: "dog: human pain medicine", given: aDog(["vomiting"], {"exposure":["human_pain_medicine"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-159": [
    { name: "dog: \u201cOther human medicine, or a wrong dose of pet medicine\u201d", given: aDog(["vomiting"], {"exposure":["other_medicine"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-160": [
    { name: "cat: flea or tick product made for dogs", given: aCat(["vomiting"], {"exposure":["permethrin"]}), expect: "yes" },
    { name: "cat: the same, exposure: none", given: aCat(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "cat: not answered: exposure", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-161": [
    { name: "cat: \u201cChocolate, coffee or caffeine\u201d, \u201cA large amount, or the whole package\u201d", given: aCat(["vomiting"], {"exposure":["chocolate"],"exposure_amount":"large"}), expect: "yes" },
    { name: "cat: the same, exposure: none", given: aCat(["vomiting"], {"exposure":["none"],"exposure_amount":"large"}), expect: "no" },
    { name: "cat: not answered: exposure, exposure amount", given: aCat(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-162": [
    { name: "dog: 4 kg, \u201cChocolate, coffee or caffeine\u201d, nothing in the notes", given: aDog(["vomiting"], {"exposure":["chocolate"]}, { weightKg: 4 }), expect: "yes" },
    { name: "dog: the same, \u201cHuman pain medicine: acetaminophen (Tylenol), ibuprofen (Advil), naproxen, aspirin\u201d", given: aDog(["vomiting"], {"exposure":["human_pain_medicine"]}, { weightKg: 4 }), expect: "no" },
  ],
  "RF-163": [
    { name: "dog: 8 kg, \u201cChocolate, coffee or caffeine\u201d, \u201cA small amount\u201d", given: aDog(["vomiting"], {"exposure":["chocolate"],"exposure_amount":"small"}, { weightKg: 8 }), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"],"exposure_amount":"small"}, { weightKg: 8 }), expect: "no" },
    { name: "dog: 4 kg, not answered: exposure, exposure amount", given: aDog(["vomiting"], {}, { weightKg: 4 }), expect: "unknown" },
  ],
  "RF-164": [
    { name: "dog: chocolate, coffee or caffeine, cannot get comfortable, pacing", given: aDog(["decreased_appetite"], {"exposure":["chocolate"],"pain_signs":["restless"]}), expect: "yes" },
    { name: "dog: the same, \u201cRat or mouse poison\u201d", given: aDog(["vomiting"], {"exposure":["rodenticide"],"pain_signs":["restless"]}), expect: "no" },
    { name: "dog: \u201cChocolate, coffee or caffeine\u201d, not answered: neurologic signs, vomit frequency, pain signs", given: aDog(["vomiting"], {"exposure":["chocolate"]}), expect: "unknown" },
  ],
  "RF-165": [
    { name: "dog: \u201cChocolate, coffee or caffeine\u201d, \u201cA small amount\u201d", given: aDog(["vomiting"], {"exposure":["chocolate"],"exposure_amount":"small"}), expect: "yes" },
    { name: "cat: \u201cA small amount\u201d of chocolate", given: aCat(["vomiting"], {"exposure":["chocolate"],"exposure_amount":"small"}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"],"exposure_amount":"small"}), expect: "no" },
    { name: "dog: not answered: exposure, exposure amount", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-166": [
    { name: "dog: \u201cOnion, garlic, chives or leeks\u201d, \u201cA small amount\u201d of powder named in the notes", given: aDog(["vomiting"], {"exposure":["onion_garlic"],"exposure_amount":"small","exposure_details":"garlic powder"}), expect: "yes" },
    { name: "cat: \u201cOnion, garlic, chives or leeks\u201d, \u201cA large amount, or the whole package\u201d, normal", given: aCat(["vomiting"], {"exposure":["onion_garlic"],"exposure_amount":"large","energy_level":"normal"}), expect: "yes" },
    { name: "cat: \u201cLily plant, pollen or vase water\u201d, \u201cI do not know\u201d, \u201cPink but dry or sticky\u201d", given: aCat(["vomiting"], {"exposure":["lilies"],"exposure_amount":"not_sure","gum_color":"dry_sticky"}), expect: "no" },
    { name: "cat: very tired, not answered: exposure, exposure amount, gum color, urine signs", given: aCat(["vomiting"], {"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-167": [
    { name: "dog: \u201cOnion, garlic, chives or leeks\u201d", given: aDog(["vomiting"], {"exposure":["onion_garlic"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-168": [
    { name: "dog: 5 months old, \u201cMarijuana, THC edibles or other drugs\u201d", given: aDog(["vomiting"], {"exposure":["marijuana"]}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}, { ageMonths: 5, weightKg: 2 }), expect: "no" },
    { name: "dog: 5 months old, \u201cCannot walk without help\u201d, \u201cWeak, wobbly, or hard to rouse\u201d, not answered: exposure, exposure amount", given: aDog(["vomiting"], {"neurologic_signs":["cannot_walk"],"energy_level":"weak"}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-169": [
    { name: "dog: \u201cMarijuana, THC edibles or other drugs\u201d", given: aDog(["vomiting"], {"exposure":["marijuana"]}), expect: "yes" },
    { name: "cat: a drug that nobody named", given: aCat(["vomiting"], {"exposure":["marijuana"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-170": [
    { name: "dog: \u201cSago palm, other plant, or mushroom\u201d, \u201cA small amount\u201d", given: aDog(["vomiting"], {"exposure":["toxic_plant_mushroom"],"exposure_amount":"small"}), expect: "yes" },
    { name: "dog: the same, \u201cMarijuana, THC edibles or other drugs\u201d", given: aDog(["vomiting"], {"exposure":["marijuana"],"exposure_amount":"small"}), expect: "no" },
    { name: "dog: not answered: exposure, exposure amount, energy level", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-171": [
    { name: "dog: \u201cSago palm, other plant, or mushroom\u201d, named in the notes", given: aDog(["vomiting"], {"exposure":["toxic_plant_mushroom"]}, { notes: "He chewed the sago palm." }), expect: "yes" },
    { name: "dog: the same, other words", given: aDog(["vomiting"], {"exposure":["toxic_plant_mushroom"]}), expect: "no" },
  ],
  "RF-172": [
    { name: "dog: \u201cSago palm, other plant, or mushroom\u201d", given: aDog(["vomiting"], {"exposure":["toxic_plant_mushroom"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-173": [
    { name: "dog: \u201cSlug bait, insecticide, cleaner or other chemical\u201d, \u201cA large amount, or the whole package\u201d", given: aDog(["vomiting"], {"exposure":["pesticide_chemical"],"exposure_amount":"large"}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"],"exposure_amount":"large"}), expect: "no" },
    { name: "dog: not answered: exposure, exposure amount, energy level", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-174": [
    { name: "dog: \u201cSlug bait, insecticide, cleaner or other chemical\u201d", given: aDog(["vomiting"], {"exposure":["pesticide_chemical"]}), expect: "yes" },
    { name: "dog: the same, \u201cSnake bite, toad or scorpion\u201d", given: aDog(["vomiting"], {"exposure":["snake_bite"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-175": [
    { name: "dog: \u201cAlcohol or raw bread dough\u201d, \u201cA small amount\u201d", given: aDog(["vomiting"], {"exposure":["alcohol_dough"],"exposure_amount":"small"}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"],"exposure_amount":"small"}), expect: "no" },
    { name: "dog: \u201cAlcohol or raw bread dough\u201d, not answered: exposure amount, energy level", given: aDog(["vomiting"], {"exposure":["alcohol_dough"]}), expect: "unknown" },
  ],
  "RF-176": [
    { name: "dog: \u201cSnake bite, toad or scorpion\u201d", given: aDog(["vomiting"], {"exposure":["snake_bite"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-177": [
    { name: "dog: \u201cGarbage, compost, moldy or very fatty food\u201d, \u201cAlmost nonstop, every hour or more\u201d", given: aDog(["vomiting"], {"exposure":["spoiled_fatty_food"],"vomit_frequency":"nonstop"}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"],"vomit_frequency":"nonstop"}), expect: "no" },
    { name: "dog: \u201cGarbage, compost, moldy or very fatty food\u201d, not answered: neurologic signs, vomit frequency", given: aDog(["vomiting"], {"exposure":["spoiled_fatty_food"]}), expect: "unknown" },
  ],
  "RF-178": [
    { name: "dog: \u201cSomething else harmful\u201d, very tired", given: aDog(["vomiting"], {"exposure":["other"],"energy_level":"very_low"}), expect: "yes" },
    { name: "dog: the same, \u201cBattery or magnet\u201d", given: aDog(["vomiting"], {"exposure":["battery_magnet"],"energy_level":"very_low"}), expect: "no" },
    { name: "dog: \u201cWeak, wobbly, or hard to rouse\u201d, \u201cCannot walk without help\u201d, \u201cDrooling more than usual\u201d, not answered: exposure, vomit frequency", given: aDog(["vomiting"], {"energy_level":"weak","neurologic_signs":["cannot_walk"],"mouth_signs":["drooling"]}), expect: "unknown" },
  ],
  "RF-179": [
    { name: "dog: \u201cSomething else harmful\u201d", given: aDog(["vomiting"], {"exposure":["other"]}), expect: "yes" },
    { name: "dog: the same, exposure: none", given: aDog(["vomiting"], {"exposure":["none"]}), expect: "no" },
    { name: "dog: not answered: exposure", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-180": [
    { name: "dog: named in the notes", given: aDog(["vomiting"], {}, { notes: "The pet drank antifreeze." }), expect: "yes" },
    { name: "dog: the same, other words", given: aDog(["vomiting"], {}), expect: "no" },
  ],
  "RF-181": [
    { name: "dog: \u201cDark green, black or heavy bloody discharge before the first newborn\u201d, \u201cIn labor now, or due date passed\u201d", given: aDog(["lethargy"], {"labor_progress":["green_or_bloody_discharge"],"reproductive_status":["in_labor"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, \u201cGoing well, or only just starting (no long hard pushing)\u201d", given: aDog(["lethargy"], {"labor_progress":["progressing"],"reproductive_status":["in_labor"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: not answered: labor progress", given: aDog(["lethargy"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-182": [
    { name: "dog: female, \u201cEating less or not at all\u201d, \u201cPus, blood or smelly discharge from the vulva\u201d", given: aDog(["decreased_appetite"], {"reproductive_status":["vulvar_discharge"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, male", given: aDog(["decreased_appetite"], {"reproductive_status":["vulvar_discharge"]}, { isNeutered: false }), expect: "no" },
    { name: "dog: female, \u201cLow energy or weakness\u201d, not answered: reproductive status, energy level", given: aDog(["lethargy"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-183": [
    { name: "dog: \u201cPus, blood or smelly discharge from the vulva\u201d", given: aDog(["lethargy"], {"reproductive_status":["vulvar_discharge"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, \u201cIn labor now, or due date passed\u201d", given: aDog(["lethargy"], {"reproductive_status":["in_labor"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: not answered: reproductive status", given: aDog(["lethargy"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-184": [
    { name: "dog: 48 months old, female, \u201cDrinking more than usual\u201d, \u201cVomiting or retching\u201d", given: aDog(["increased_thirst","vomiting"], {}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, ticked \u201cVomiting or retching\u201d", given: aDog(["vomiting"], {}, { gender: "female", isNeutered: false }), expect: "no" },
  ],
  "RF-185": [
    { name: "dog: \u201cGave birth in the last 8 weeks\u201d, mobility pattern: none, \u201cCollapsed, fainted, or cannot stand up\u201d", given: aDog(["labored_breathing"], {"reproductive_status":["nursing"],"mobility_pattern":["none"],"danger_signs":["collapse"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, reproductive status: none", given: aDog(["labored_breathing"], {"reproductive_status":["none"],"mobility_pattern":["none"],"danger_signs":["collapse"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: \u201cShaking, twitching or tremors\u201d, \u201cCollapsed, fainted, or cannot stand up\u201d, not answered: reproductive status, mobility pattern, breathing at rest", given: aDog(["labored_breathing"], {"neurologic_signs":["tremors"],"danger_signs":["collapse"]}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-186": [
    { name: "a dog in labor that is very tired", given: aDog(["lethargy"], {"reproductive_status":["in_labor"],"energy_level":"very_low"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: nursing, with discharge that gets less, bright and hungry", given: aDog(["lethargy"], {"reproductive_status":["nursing","vulvar_discharge"],"energy_level":"normal","eating":"more_than_usual","onset":"days_4_to_7","course":"better"}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: nursing, with discharge, eats less", given: aDog(["lethargy"], {"reproductive_status":["nursing","vulvar_discharge"],"energy_level":"normal","eating":"reduced","onset":"days_4_to_7","course":"better"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: nursing, with discharge, and nobody said how it goes on", given: aDog(["lethargy"], {"reproductive_status":["nursing","vulvar_discharge"],"energy_level":"normal","eating":"normal","onset":"days_4_to_7"}, { gender: "female", isNeutered: false }), expect: "unknown" },
    { name: "dog: pregnant, with discharge, bright and hungry", given: aDog(["lethargy"], {"reproductive_status":["pregnant","vulvar_discharge"],"energy_level":"normal","eating":"normal","onset":"days_4_to_7","course":"same"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: \u201cPregnant, or might be\u201d, very tired", given: aDog(["lethargy"], {"reproductive_status":["pregnant"],"energy_level":"very_low"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, reproductive status: none", given: aDog(["lethargy"], {"reproductive_status":["none"],"energy_level":"normal","eating":"reduced","onset":"days_4_to_7","course":"better"}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: not answered: reproductive status, energy level", given: aDog(["lethargy"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-187": [
    { name: "dog: \u201cIn labor now, or due date passed\u201d", given: aDog(["lethargy"], {"reproductive_status":["in_labor"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "dog: the same, \u201cGave birth in the last 8 weeks\u201d", given: aDog(["lethargy"], {"reproductive_status":["nursing"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "dog: not answered: reproductive status", given: aDog(["lethargy"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-188": [
    { name: "dog: \u201cNot nursing or eating for 4 hours or more\u201d", given: aDog(["lethargy"], {"baby_signs":["not_nursing_or_eating"]}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, baby signs: none", given: aDog(["lethargy"], {"baby_signs":["none"]}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "no" },
    { name: "dog: not answered: baby signs", given: aDog(["lethargy"], {}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-189": [
    { name: "dog: \u201cBloated belly\u201d", given: aDog(["lethargy"], {"baby_signs":["bloated"]}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, baby signs: none", given: aDog(["lethargy"], {"baby_signs":["none"]}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "no" },
    { name: "dog: not answered: baby signs", given: aDog(["lethargy"], {}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-190": [
    { name: "dog: 2 months old, \u201cNothing for 1 to 2 days\u201d", given: aDog(["lethargy"], {"eating":"none_24_to_48h"}, { ageMonths: 2, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, 3 months old", given: aDog(["lethargy"], {"eating":"none_24_to_48h"}, { ageMonths: 3, weightKg: 2, isNeutered: false }), expect: "no" },
    { name: "dog: 2 months old, not answered: eating", given: aDog(["lethargy"], {}, { ageMonths: 2, weightKg: 2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-191": [
    { name: "dog: 5 months old, 2 kg, very tired", given: aDog(["lethargy"], {"energy_level":"very_low"}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, 6 months old", given: aDog(["lethargy"], {"energy_level":"very_low"}, { ageMonths: 6, weightKg: 2 }), expect: "no" },
    { name: "dog: 5 months old, 2 kg, not answered: energy level, neurologic signs, eating", given: aDog(["lethargy"], {}, { ageMonths: 5, weightKg: 2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-192": [
    { name: "dog: 1 months old", given: aDog(["lethargy"], {}, { ageMonths: 1, weightKg: 2, isNeutered: false }), expect: "yes" },
    { name: "dog: the same, 4 years old", given: aDog(["lethargy"], {}, { weightKg: 2 }), expect: "no" },
  ],
  "RF-355": [
    { name: "a bit quieter a month after her heat", given: aDog(["excessive_vocalization"], {"reproductive_status":["heat_last_2_months"],"energy_level":"slightly_low"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "no heat in the last two months", given: aDog(["excessive_vocalization"], {"reproductive_status":["none"],"energy_level":"slightly_low"}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "nobody said when she was in heat", given: aDog(["excessive_vocalization"], {"energy_level":"slightly_low"}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-364": [
    { name: "a Yorkie puppy that left its breakfast", given: aDog(["sneezing"], {"eating":"none_under_12h","energy_level":"normal"}, { ageMonths: 4, weightKg: 1.5, isNeutered: false, breed: "Yorkshire Terrier" }), expect: "yes" },
    { name: "a Labrador puppy that left its breakfast", given: aDog(["sneezing"], {"eating":"none_under_12h","energy_level":"normal"}, { ageMonths: 4, weightKg: 12, isNeutered: false, breed: "Labrador Retriever" }), expect: "no" },
    { name: "a Yorkie puppy, and nobody said how it is", given: aDog(["sneezing"], {}, { ageMonths: 4, weightKg: 1.5, isNeutered: false, breed: "Yorkshire Terrier" }), expect: "unknown" },
  ],
  "RF-365": [
    { name: "a very tired Pomeranian puppy of unknown weight", given: aDog(["lethargy"], {"energy_level":"very_low"}, { ageMonths: 4, weightKg: null, isNeutered: false, breed: "Pomeranian" }), expect: "yes" },
    { name: "a very tired grown Pomeranian", given: aDog(["lethargy"], {"energy_level":"very_low"}, { weightKg: 3, breed: "Pomeranian" }), expect: "no" },
    { name: "a Pomeranian puppy, and nobody said how it is", given: aDog(["sneezing"], {}, { ageMonths: 4, weightKg: 2, isNeutered: false, breed: "Pomeranian" }), expect: "unknown" },
  ],
  "RF-366": [
    { name: "a kitten that does not gain and has eaten nothing for half a day", given: aCat(["sneezing"], {"baby_signs":["not_gaining"],"energy_level":"normal","eating":"none_12_to_24h"}, { ageMonths: 0, weightKg: 0.2 }), expect: "yes" },
    { name: "a kitten that does not gain and is quieter", given: aCat(["sneezing"], {"baby_signs":["not_gaining"],"energy_level":"slightly_low"}, { ageMonths: 0, weightKg: 0.2, isNeutered: false }), expect: "yes" },
    { name: "the lively runt of the litter", given: aCat(["sneezing"], {"baby_signs":["not_gaining"],"energy_level":"normal","eating":"normal"}, { ageMonths: 0, weightKg: 0.2, isNeutered: false }), expect: "no" },
    { name: "a kitten that does not gain, and nobody said how it is", given: aCat(["sneezing"], {"baby_signs":["not_gaining"]}, { ageMonths: 0, weightKg: 0.2, isNeutered: false }), expect: "unknown" },
  ],
  "RF-367": [
    { name: "a puppy of a month with diarrhea", given: aDog(["diarrhea"], {"energy_level":"normal"}, { ageMonths: 1, weightKg: 1, isNeutered: false }), expect: "yes" },
    { name: "a lively puppy of a month that sneezes and gains weight", given: aDog(["sneezing"], {"energy_level":"normal","baby_signs":["none"]}, { ageMonths: 1, weightKg: 1, isNeutered: false }), expect: "no" },
    { name: "a puppy of a month that sneezes, and nobody said how it is", given: aDog(["sneezing"], {}, { ageMonths: 1, weightKg: 1, isNeutered: false }), expect: "unknown" },
  ],
  "RF-378": [
    { name: "a female that is not spayed drinks more and vomits", given: aDog(["increased_thirst","vomiting"], {}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "a female that is not spayed drinks more and is very tired", given: aCat(["increased_thirst"], {"energy_level":"very_low"}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "a spayed female drinks more and vomits", given: aDog(["increased_thirst","vomiting"], {}, { gender: "female" }), expect: "no" },
    { name: "thirst alone, nothing else answered", given: aDog(["increased_thirst"], {}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-379": [
    { name: "a pregnant dog that trembles", given: aDog(["stiffness"], {"reproductive_status":["pregnant"],"neurologic_signs":["tremors"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "a dog in labor that staggers", given: aDog(["stiffness"], {"reproductive_status":["in_labor"],"neurologic_signs":["wobbly"]}, { gender: "female", isNeutered: false }), expect: "yes" },
    { name: "a dog in labor that shivers and nothing else", given: aDog(["stiffness"], {"reproductive_status":["in_labor"],"neurologic_signs":["tremors"],"mobility_pattern":["none"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "a pregnant dog, signs not answered", given: aDog(["stiffness"], {"reproductive_status":["pregnant"]}, { gender: "female", isNeutered: false }), expect: "unknown" },
  ],
  "RF-193": [
    { name: "an overheated dog", given: aDog(["labored_breathing"], {"danger_signs":["overheated"]}), expect: "yes" },
    { name: "a panting dog with none of the danger signs", given: aDog(["labored_breathing"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["labored_breathing"], {}), expect: "unknown" },
  ],
  "RF-194": [
    { name: "a dog that vomits after a run in the heat", given: aDog(["vomiting"], {"context":["heat_exposure"],"energy_level":"normal"}), expect: "yes" },
    { name: "a dog that vomits and was not in the heat", given: aDog(["vomiting"], {"context":["none"],"energy_level":"normal"}), expect: "no" },
    { name: "a dog that vomits, and nobody said what went before", given: aDog(["vomiting"], {"energy_level":"normal"}), expect: "unknown" },
  ],
  "RF-195": [
    { name: "104 °F after a run in the heat", given: aDog(["lethargy"], {"context":["heat_exposure"],"temperature_f":"104"}), expect: "yes" },
    { name: "103.5 °F after a run in the heat (a visit by RF-196)", given: aDog(["lethargy"], {"context":["heat_exposure"],"temperature_f":"103.5"}), expect: "no" },
    { name: "nobody took its temperature", given: aDog(["lethargy"], {"context":["heat_exposure"]}), expect: "unknown" },
  ],
  "RF-196": [
    { name: "a very tired dog at 103.5 °F", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"103.5"}), expect: "yes" },
    { name: "a very tired dog at 103.4 °F", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"103.4"}), expect: "no" },
    { name: "nobody took its temperature", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-197": [
    { name: "a very tired dog at 98 °F", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"98"}), expect: "yes" },
    { name: "a very tired dog at 98.1 °F (a visit by RF-198)", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"98.1"}), expect: "no" },
    { name: "nobody took its temperature", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-198": [
    { name: "a very tired dog at 99.4 °F", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"99.4"}), expect: "yes" },
    { name: "a very tired dog at 99.5 °F", given: aDog(["lethargy"], {"energy_level":"very_low","temperature_f":"99.5"}), expect: "no" },
    { name: "nobody took its temperature", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "unknown" },
  ],
  "RF-199": [
    { name: "a dog that has been weak since yesterday", given: aDog(["lethargy"], {"energy_level":"weak","onset":"days_1_to_3"}), expect: "yes" },
    { name: "a very tired dog that is not weak (a visit by RF-201)", given: aDog(["lethargy"], {"energy_level":"very_low","onset":"days_1_to_3"}), expect: "no" },
    { name: "a dog that has been weak for weeks (a visit by RF-200)", given: aDog(["lethargy"], {"energy_level":"weak","onset":"weeks_1_to_4"}), expect: "no" },
    { name: "a weak dog, and nobody said since when", given: aDog(["lethargy"], {"energy_level":"weak"}), expect: "unknown" },
  ],
  "RF-200": [
    { name: "a dog that has been weak for weeks", given: aDog(["lethargy"], {"energy_level":"weak","onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "a dog that has been a bit quieter for weeks", given: aDog(["lethargy"], {"energy_level":"slightly_low","onset":"weeks_1_to_4"}), expect: "no" },
    { name: "nobody said how lively it is", given: aDog(["lethargy"], {"onset":"weeks_1_to_4"}), expect: "unknown" },
  ],
  "RF-201": [
    { name: "a very tired dog", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "yes" },
    { name: "a dog that is a bit quieter", given: aDog(["lethargy"], {"energy_level":"slightly_low"}), expect: "no" },
    { name: "nobody said how lively it is", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-202": [
    { name: "a very tired dog that quickly gets worse", given: aDog(["lethargy"], {"energy_level":"very_low","course":"worse_fast","onset":"days_1_to_3"}), expect: "yes" },
    { name: "a very tired dog that stays the same", given: aDog(["lethargy"], {"energy_level":"very_low","course":"same","onset":"days_1_to_3"}), expect: "no" },
    { name: "a very tired dog, and nobody said how it goes on", given: aDog(["lethargy"], {"energy_level":"very_low","onset":"days_1_to_3"}), expect: "unknown" },
  ],
  "RF-203": [
    { name: "loose stool that quickly gets worse", given: aDog(["diarrhea"], {"course":"worse_fast","onset":"days_1_to_3"}), expect: "yes" },
    { name: "loose stool that stays the same", given: aDog(["diarrhea"], {"course":"same","onset":"days_1_to_3"}), expect: "no" },
    { name: "nobody said how it goes on", given: aDog(["diarrhea"], {"onset":"days_1_to_3"}), expect: "unknown" },
  ],
  "RF-204": [
    { name: "very tired for an hour, and others at home too", given: aDog(["lethargy"], {"energy_level":"very_low","context":["others_affected"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "very tired for an hour, and nobody else", given: aDog(["lethargy"], {"energy_level":"very_low","context":["none"],"onset":"within_last_hour"}), expect: "no" },
    { name: "very tired for an hour, and nobody said whether others are too", given: aDog(["lethargy"], {"energy_level":"very_low","onset":"within_last_hour"}), expect: "unknown" },
  ],
  "RF-205": [
    { name: "a dog that screams with pain", given: aDog(["excessive_vocalization"], {"danger_signs":["severe_pain"]}), expect: "yes" },
    { name: "a dog that whines, with none of the danger signs", given: aDog(["excessive_vocalization"], {"danger_signs":["none"]}), expect: "no" },
    { name: "nobody answered the danger signs", given: aDog(["excessive_vocalization"], {}), expect: "unknown" },
  ],
  "RF-206": [
    { name: "a dog that cries without a break", given: aDog(["excessive_vocalization"], {"vocal_when":"constantly"}), expect: "yes" },
    { name: "a dog that whines for food", given: aDog(["excessive_vocalization"], {"vocal_when":"for_food_or_attention"}), expect: "no" },
    { name: "nobody said when it cries", given: aDog(["excessive_vocalization"], {}), expect: "unknown" },
  ],
  "RF-207": [
    { name: "a dog that cries when it is lifted", given: aDog(["excessive_vocalization"], {"vocal_when":"for_food_or_attention","pain_signs":["cries_when_touched"]}), expect: "yes" },
    { name: "a dog that whines for food and shows no pain", given: aDog(["excessive_vocalization"], {"vocal_when":"for_food_or_attention","pain_signs":["none"]}), expect: "no" },
    { name: "a dog that whines for food, and nobody answered the signs of pain", given: aDog(["excessive_vocalization"], {"vocal_when":"for_food_or_attention"}), expect: "unknown" },
  ],
  "RF-208": [
    { name: "a dog with diabetes that vomits", given: aDog(["vomiting"], {}, { conditions: ["diabetes"] }), expect: "yes" },
    { name: "a dog with no known disease that vomits", given: aDog(["vomiting"], {}), expect: "no" },
    { name: "a dog with diabetes that hides, and nobody said how lively it is", given: aDog(["hiding"], {"neurologic_signs":["none"],"danger_signs":["none"]}, { conditions: ["diabetes"] }), expect: "unknown" },
  ],
  "RF-209": [
    { name: "a dog that eats less and whose breath smells of nail polish", given: aDog(["decreased_appetite"], {"body_changes":["sweet_breath"]}), expect: "yes" },
    { name: "a dog that eats less, with no such smell", given: aDog(["decreased_appetite"], {"body_changes":["none"]}), expect: "no" },
    { name: "nobody said how its breath smells", given: aDog(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-210": [
    { name: "a dog that drinks twice as much", given: aDog(["increased_thirst"], {"body_changes":["none"],"water_intake":"much_more"}), expect: "yes" },
    { name: "a dog that drinks somewhat more", given: aDog(["increased_thirst"], {"body_changes":["none"],"water_intake":"more_than_usual"}), expect: "no" },
    { name: "nobody said how it drinks", given: aDog(["increased_thirst"], {"body_changes":["none"]}), expect: "unknown" },
  ],
  "RF-211": [
    { name: "a dog that has drunk more for two days", given: aDog(["increased_thirst"], {"onset":"days_1_to_3"}), expect: "yes" },
    { name: "a dog that has drunk more since this morning", given: aDog(["increased_thirst"], {"onset":"hours_6_to_24"}), expect: "no" },
    { name: "nobody said since when", given: aDog(["increased_thirst"], {}), expect: "unknown" },
  ],
  "RF-212": [
    { name: "a dog that eats more and gets thin", given: aDog(["increased_appetite"], {"body_changes":["weight_loss"]}), expect: "yes" },
    { name: "a dog that eats more and gains weight", given: aDog(["increased_appetite"], {"body_changes":["weight_gain"]}), expect: "no" },
    { name: "nobody said what its weight does", given: aDog(["increased_appetite"], {}), expect: "unknown" },
  ],
  "RF-213": [
    { name: "a dog that vomits days after surgery", given: aDog(["vomiting"], {"context":["surgery_or_anesthesia"]}), expect: "yes" },
    { name: "a dog that vomits, and nothing went before", given: aDog(["vomiting"], {"context":["none"]}), expect: "no" },
    { name: "nobody said what went before", given: aDog(["vomiting"], {}), expect: "unknown" },
  ],
  "RF-214": [
    { name: "a bright cat days after surgery, with a red, oozing cut (a visit by RF-386)", given: aCat(["rashes","vomiting"], {"context":["surgery_or_anesthesia"],"skin_signs":["wound_or_abscess"],"energy_level":"normal","vomit_frequency":"once"}), expect: "no" },
    { name: "a weak dog days after surgery", given: aDog(["lethargy"], {"context":["surgery_or_anesthesia"],"energy_level":"weak"}), expect: "yes" },
    { name: "a weak dog, and no surgery (an emergency by RF-199)", given: aDog(["lethargy"], {"context":["none"],"energy_level":"weak"}), expect: "no" },
    { name: "a weak dog, and nobody said whether it had surgery", given: aDog(["lethargy"], {"energy_level":"weak"}), expect: "unknown" },
  ],
  "RF-215": [
    { name: "a dog that eats less since a new medicine", given: aDog(["decreased_appetite"], {"context":["new_or_missed_medicine"]}), expect: "yes" },
    { name: "a dog that eats less, and nothing went before", given: aDog(["decreased_appetite"], {"context":["none"]}), expect: "no" },
    { name: "nobody said what went before", given: aDog(["decreased_appetite"], {}), expect: "unknown" },
  ],
  "RF-216": [
    { name: "a very tired dog on chemotherapy", given: aDog(["lethargy"], {"energy_level":"very_low"}, { conditions: ["chemotherapy"] }), expect: "yes" },
    { name: "a very tired dog with no known disease", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "no" },
    { name: "a dog on chemotherapy, and nobody said how it feels", given: aDog(["lethargy"], {}, { conditions: ["chemotherapy"] }), expect: "unknown" },
  ],
  "RF-217": [
    { name: "a dog with kidney disease that vomits", given: aDog(["vomiting"], {}, { conditions: ["kidney disease"] }), expect: "yes" },
    { name: "a dog with no known disease that vomits", given: aDog(["vomiting"], {}), expect: "no" },
    { name: "a dog with kidney disease that itches, and nobody said how it eats", given: aDog(["itching"], {}, { conditions: ["kidney disease"] }), expect: "unknown" },
  ],
  "RF-218": [
    { name: "a cat that hides and ate nothing for half a day", given: aCat(["hiding"], {"eating":"none_12_to_24h"}), expect: "yes" },
    { name: "a cat that hides and eats as usual", given: aCat(["hiding"], {"eating":"normal"}), expect: "no" },
    { name: "nobody said how it eats", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-219": [
    { name: "a dog of ten years that has eaten less for two days", given: aDog(["decreased_appetite"], {"onset":"days_1_to_3"}, { ageMonths: 120 }), expect: "yes" },
    { name: "the same dog a month younger", given: aDog(["decreased_appetite"], {"onset":"days_1_to_3"}, { ageMonths: 119 }), expect: "no" },
    { name: "the same dog, if it began today", given: aDog(["decreased_appetite"], {"onset":"hours_6_to_24"}, { ageMonths: 120 }), expect: "no" },
    { name: "nobody said since when", given: aDog(["decreased_appetite"], {}, { ageMonths: 120 }), expect: "unknown" },
  ],
  "RF-220": [
    { name: "an eye that has been red for two weeks", given: aDog(["eye_redness"], {"onset":"weeks_1_to_4"}), expect: "yes" },
    { name: "an eye that has been red for five days", given: aDog(["eye_redness"], {"onset":"days_4_to_7"}), expect: "no" },
    { name: "nobody said since when", given: aDog(["eye_redness"], {}), expect: "unknown" },
  ],
  "RF-221": [
    { name: "a cat that pees outside its box", given: aCat(["accidents"], {"urine_signs":["none"]}), expect: "yes" },
    { name: "a cat that sprays on walls", given: aCat(["accidents"], {"urine_signs":["marking"]}), expect: "no" },
    { name: "nobody looked at the urine", given: aCat(["accidents"], {}), expect: "unknown" },
  ],
  "RF-222": [
    { name: "a note that it is not breathing", given: aDog(["lethargy"], {}, { notes: "The pet is not breathing." }), expect: "yes" },
    { name: "the same pet, and nothing in the notes", given: aDog(["lethargy"], {}), expect: "no" },
  ],
  "RF-311": [
    { name: "paces and cannot settle", given: aDog(["hiding"], {"pain_signs":["restless"]}), expect: "yes" },
    { name: "a stiff cat with no sign of pain", given: aCat(["stiffness"], {"pain_signs":["none"],"mobility_pattern":["worse_after_rest"]}), expect: "no" },
    { name: "nobody answered the signs of pain", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-312": [
    { name: "a cat of fourteen that calls at night", given: aCat(["excessive_vocalization"], {"vocal_when":"at_night"}, { ageMonths: 168 }), expect: "yes" },
    { name: "a cat of two", given: aCat(["excessive_vocalization"], {"vocal_when":"at_night"}, { ageMonths: 24 }), expect: "no" },
    { name: "nobody said when", given: aCat(["excessive_vocalization"], {}, { ageMonths: 168 }), expect: "unknown" },
  ],
  "RF-313": [
    { name: "an old cat that eats more and never rests", given: aCat(["increased_appetite"], {"body_changes":["restless"]}, { ageMonths: 160 }), expect: "yes" },
    { name: "eats more, nothing else", given: aCat(["increased_appetite"], {"body_changes":["none"]}), expect: "no" },
    { name: "nobody said what changed over the weeks", given: aCat(["increased_appetite"], {}), expect: "unknown" },
  ],
  "RF-317": [
    { name: "eats less for weeks", given: aCat(["excessive_vocalization"], {"onset":"weeks_1_to_4","eating":"reduced"}), expect: "yes" },
    { name: "eats less since yesterday", given: aCat(["excessive_vocalization"], {"onset":"days_1_to_3","eating":"reduced"}), expect: "no" },
    { name: "nobody knows since when", given: aCat(["excessive_vocalization"], {"eating":"reduced"}), expect: "unknown" },
  ],
  "RF-319": [
    { name: "quieter after the garbage", given: aDog(["diarrhea"], {"exposure":["spoiled_fatty_food"],"energy_level":"slightly_low"}), expect: "yes" },
    { name: "bright after the garbage", given: aDog(["itching"], {"exposure":["spoiled_fatty_food"],"energy_level":"normal","context":["none"]}), expect: "unknown" },
    { name: "quieter, and nothing happened", given: aDog(["itching"], {"exposure":["none"],"context":["none"],"energy_level":"slightly_low"}), expect: "no" },
  ],
  "RF-353": [
    { name: "a cat with diabetes that got its insulin twice and begs for food", given: aCat(["increased_appetite"], {"context":["new_or_missed_medicine"]}, { conditions: ["diabetes mellitus"] }), expect: "yes" },
    { name: "the same cat, and nothing about its medicine changed", given: aCat(["increased_appetite"], {"context":["none"]}, { conditions: ["diabetes mellitus"] }), expect: "no" },
    { name: "nobody said whether the medicine changed", given: aCat(["increased_appetite"], {}, { conditions: ["diabetes mellitus"] }), expect: "unknown" },
  ],
  "RF-354": [
    { name: "a dog with diabetes that missed its insulin", given: aDog(["itching"], {"context":["new_or_missed_medicine"]}, { conditions: ["diabetes"] }), expect: "yes" },
    { name: "a dog with diabetes and nothing new", given: aDog(["itching"], {"context":["none"]}, { conditions: ["diabetes"] }), expect: "no" },
    { name: "nobody said whether the medicine changed", given: aDog(["itching"], {}, { conditions: ["diabetes"] }), expect: "unknown" },
  ],
  "RF-358": [
    { name: "a cat with IMHA that is a little tired", given: aCat(["lethargy"], {"energy_level":"slightly_low"}, { conditions: ["IMHA"] }), expect: "yes" },
    { name: "a tired cat with no known disease", given: aCat(["lethargy"], {"energy_level":"slightly_low"}), expect: "no" },
    { name: "a cat with IMHA that itches, and nobody said how it is", given: aCat(["itching"], {}, { conditions: ["IMHA"] }), expect: "unknown" },
  ],
  "RF-359": [
    { name: "a cat on lomustine that eats less", given: aCat(["sneezing"], {"eating":"reduced","energy_level":"normal"}, { conditions: ["chemotherapy"] }), expect: "yes" },
    { name: "a cat with no known disease that eats less", given: aCat(["sneezing"], {"eating":"reduced","energy_level":"normal"}), expect: "no" },
    { name: "a cat on chemotherapy that sneezes, and nobody said how it is", given: aCat(["sneezing"], {}, { conditions: ["chemotherapy"] }), expect: "unknown" },
  ],
  "RF-380": [
    { name: "weak for an hour, and others at home too", given: aDog(["lethargy"], {"energy_level":"weak","context":["others_affected"],"onset":"within_last_hour"}), expect: "yes" },
    { name: "weak, and nobody else", given: aDog(["lethargy"], {"energy_level":"weak","context":["none"],"onset":"within_last_hour"}), expect: "no" },
    { name: "weak, nothing else answered", given: aDog(["lethargy"], {"energy_level":"weak"}), expect: "unknown" },
  ],
  "RF-223": [
    { name: "a cat fell from a balcony", given: aCat(["hiding"], {}, { notes: "She fell from the third floor balcony." }), expect: "yes" },
    { name: "a cat looks out of a window", given: aCat(["hiding"], {}, { notes: "She sits in the window all day." }), expect: "no" },
  ],
  "RF-224": [
    { name: "a cold body and very low energy", given: aDog(["lethargy"], {"energy_level":"very_low"}, { notes: "His body feels cold." }), expect: "yes" },
    { name: "very low energy, and nothing in the notes of cold", given: aDog(["lethargy"], {"energy_level":"very_low"}), expect: "no" },
    { name: "the energy is not known", given: aDog(["lethargy"], {}, { notes: "His body feels cold." }), expect: "unknown" },
  ],
  "RF-225": [
    { name: "a cat that is cold to the touch", given: aCat(["lethargy"], {}, { notes: "She is cold to the touch." }), expect: "yes" },
    { name: "a cat that is not cold", given: aCat(["lethargy"], {}, { notes: "She is not cold to the touch." }), expect: "no" },
  ],
  "RF-226": [
    { name: "a child at home has a ring-shaped rash", given: aCat(["hair_loss"], {}, { notes: "My son has a ring shaped rash on his arm." }), expect: "yes" },
    { name: "nothing in the notes of people", given: aCat(["hair_loss"], {}), expect: "no" },
  ],
  "RF-227": [
    { name: "stiff for months and slowly worse", given: aDog(["stiffness"], {"onset":"more_than_month","course":"worse_slowly"}), expect: "yes" },
    { name: "stiff for months, the same all along", given: aDog(["stiffness"], {"onset":"more_than_month","course":"same"}), expect: "no" },
    { name: "course not answered", given: aDog(["stiffness"], {"onset":"more_than_month"}), expect: "unknown" },
  ],
  "RF-228": [
    { name: "sudden violent sneezing after grass", given: aDog(["sneezing"], {"nasal_signs":["sudden_fit"]}), expect: "yes" },
    { name: "clear drip only", given: aDog(["sneezing"], {"nasal_signs":["clear"]}), expect: "no" },
    { name: "nobody said how it sneezes", given: aDog(["sneezing"], {}), expect: "unknown" },
  ],
  "RF-229": [
    { name: "a whole bag of edibles", given: aDog(["accidents"], {}, { notes: "He ate a whole bag of gummies, 10 mg each." }), expect: "yes" },
    { name: "marijuana without edibles", given: aDog(["accidents"], {"exposure":["marijuana"]}), expect: "no" },
  ],
  "RF-230": [
    { name: "kicked, and breathing faster since", given: aDog(["coughing"], {"context":["fall_or_blow"],"breathing_at_rest":"faster_but_easy"}), expect: "yes" },
    { name: "kicked, and breathing quietly", given: aDog(["coughing"], {"context":["fall_or_blow"],"breathing_at_rest":"normal_quiet"}), expect: "no" },
    { name: "the breathing is not known", given: aDog(["coughing"], {"context":["fall_or_blow"]}), expect: "unknown" },
  ],
  "RF-231": [
    { name: "a bookcase fell on a cat", given: aCat(["limping"], {}, { notes: "A bookcase fell on her." }), expect: "yes" },
    { name: "nothing fell on the cat", given: aCat(["limping"], {}, { notes: "Nothing fell on her." }), expect: "no" },
  ],
  "RF-232": [
    { name: "a rubber band around a leg", given: aDog(["limping"], {}, { notes: "There is a rubber band around his leg." }), expect: "yes" },
    { name: "no rubber band around the leg", given: aDog(["limping"], {}, { notes: "There is no rubber band around his leg." }), expect: "no" },
  ],
  "RF-233": [
    { name: "sweet breath and a bit quieter", given: aCat(["increased_thirst"], {"body_changes":["sweet_breath"],"energy_level":"slightly_low"}), expect: "yes" },
    { name: "sweet breath and bright", given: aCat(["increased_thirst"], {"body_changes":["sweet_breath"],"energy_level":"normal"}), expect: "no" },
    { name: "the energy is not known", given: aCat(["increased_thirst"], {"body_changes":["sweet_breath"]}), expect: "unknown" },
  ],
  "RF-234": [
    { name: "a cat caught a bat", given: aCat(["itching"], {}, { notes: "She caught a bat in the attic." }), expect: "yes" },
    { name: "no wild animals", given: aCat(["itching"], {}, { notes: "She has not caught a bat or anything." }), expect: "no" },
  ],
  "RF-235": [
    { name: "bumps into chairs at night", given: aDog(["eye_discharge"], {}, { notes: "He bumps into chairs at night." }), expect: "yes" },
    { name: "sees well in the dark", given: aDog(["eye_discharge"], {"eye_signs":["none"]}, { notes: "He never bumps into chairs at night." }), expect: "no" },
    { name: "sees less and less for months", given: aDog(["eye_discharge"], {"eye_signs":["vision_loss"],"onset":"more_than_month"}), expect: "yes" },
  ],
  "RF-236": [
    { name: "no stool for two to three days", given: aCat(["constipation"], {"last_stool":"days_2_to_3"}), expect: "yes" },
    { name: "a skipped day", given: aCat(["constipation"], {"last_stool":"hours_24_to_48"}), expect: "no" },
    { name: "nobody said when the last stool was", given: aCat(["constipation"], {}), expect: "unknown" },
  ],
  "RF-260": [
    { name: "the meter shows 42", given: aCat(["lethargy"], {}, { notes: "His glucose is 42 on the meter." }), expect: "yes" },
    { name: "the meter shows 180", given: aCat(["lethargy"], {}, { notes: "His glucose is 180 on the meter." }), expect: "no" },
  ],
  "RF-261": [
    { name: "a hard, hot teat", given: aDog(["itching"], {}, { gender: "female", notes: "One teat is hot and hard." }), expect: "yes" },
    { name: "ordinary teats", given: aDog(["itching"], {}, { gender: "female", notes: "Her teats are not swollen." }), expect: "no" },
  ],
  "RF-262": [
    { name: "nursing, and one gland is purple", given: aDog(["decreased_appetite"], {"reproductive_status":["nursing"]}, { gender: "female", isNeutered: false, notes: "One of her teats is purple and hard." }), expect: "yes" },
    { name: "nursing, and the teats are just swollen", given: aDog(["decreased_appetite"], {"reproductive_status":["nursing"]}, { gender: "female", isNeutered: false, notes: "Her teats are swollen." }), expect: "no" },
    { name: "a hard gland, not nursing", given: aDog(["decreased_appetite"], {"reproductive_status":["none"]}, { gender: "female", isNeutered: false, notes: "One of her teats is hard." }), expect: "no" },
    { name: "nobody said whether she nurses", given: aDog(["decreased_appetite"], {}, { gender: "female", isNeutered: false, notes: "One of her teats is hard." }), expect: "unknown" },
  ],
  "RF-263": [
    { name: "ran out of a seizure medicine", given: aDog(["itching"], {}, { notes: "We ran out of his phenobarbital." }), expect: "yes" },
    { name: "never missed one", given: aDog(["itching"], {}, { notes: "He never missed his phenobarbital." }), expect: "no" },
  ],
  "RF-264": [
    { name: "an old cat howls every night", given: aCat(["hiding"], {}, { ageMonths: 190, notes: "She howls every night now." }), expect: "yes" },
    { name: "a young cat howls at night", given: aCat(["hiding"], {}, { ageMonths: 24, notes: "She howls every night now." }), expect: "no" },
    { name: "nobody knows how old the cat is", given: aCat(["hiding"], {}, { ageMonths: null, notes: "She howls every night now." }), expect: "unknown" },
  ],
  "RF-265": [
    { name: "milk and nesting after a heat, eats less", given: aDog(["decreased_appetite"], {"reproductive_status":["heat_last_2_months"]}, { gender: "female", isNeutered: false, notes: "She is nesting and has milk." }), expect: "yes" },
    { name: "eats less after a heat, no milk", given: aDog(["decreased_appetite"], {"reproductive_status":["heat_last_2_months"]}, { gender: "female", isNeutered: false }), expect: "no" },
    { name: "nobody knows whether the dog is female", given: aDog(["decreased_appetite"], {"reproductive_status":["heat_last_2_months"]}, { gender: null, notes: "Nesting with milk." }), expect: "unknown" },
  ],
  "RF-282": [
    { name: "yellow goo that smells, not spayed", given: aDog(["itching"], {}, { gender: "female", isNeutered: false, notes: "Yellow goo under her tail, it smells rotten." }), expect: "yes" },
    { name: "no discharge", given: aDog(["itching"], {}, { gender: "female", isNeutered: false, notes: "No goo under her tail." }), expect: "no" },
    { name: "nobody knows whether the dog is female", given: aDog(["itching"], {}, { gender: null, isNeutered: false, notes: "Yellow goo under her tail, it smells rotten." }), expect: "unknown" },
  ],
  "RF-270": [
    { name: "shaking all over and drooling", given: aDog(["lethargy"], {}, { notes: "His whole body is trembling and he cannot stop." }), expect: "yes" },
    { name: "no shaking", given: aDog(["lethargy"], {}, { notes: "No whole body tremors." }), expect: "no" },
  ],
  "RF-271": [
    { name: "a racing heart and very weak", given: aDog(["lethargy"], {"energy_level":"weak"}, { notes: "His heart is racing." }), expect: "yes" },
    { name: "a weak cat, and nothing in the notes of its heart", given: aCat(["lethargy"], {"energy_level":"weak"}), expect: "no" },
    { name: "a racing heart, the energy is not known", given: aDog(["lethargy"], {}, { notes: "His heart is racing." }), expect: "unknown" },
  ],
  "RF-396": [
    { name: "a racing heart", given: aDog(["lethargy"], {}, { notes: "His heart is racing." }), expect: "yes" },
    { name: "nothing in the notes of the heart", given: aDog(["lethargy"], {}), expect: "no" },
  ],
  "RF-272": [
    { name: "weak back legs, nobody knows since when", given: aDog(["stiffness"], {"mobility_pattern":["wobbly_hind"],"onset":"not_sure"}), expect: "yes" },
    { name: "weak back legs for months", given: aDog(["stiffness"], {"mobility_pattern":["wobbly_hind"],"onset":"more_than_month"}), expect: "no" },
    { name: "weak back legs, the start was not answered", given: aDog(["stiffness"], {"mobility_pattern":["wobbly_hind"]}), expect: "unknown" },
  ],
  "RF-277": [
    { name: "a bright dog that coughs after boarding", given: aDog(["coughing"], {}, { notes: "Honking cough since he came home from boarding." }), expect: "yes" },
    { name: "a cough after gulping water", given: aDog(["coughing"], {"context":["none"],"cough_signs":["after_eating_drinking"],"onset":"hours_1_to_6"}), expect: "no" },
    { name: "nothing known of the cough", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-278": [
    { name: "ate a poinsettia", given: aCat(["vomiting"], {}, { notes: "She ate half the poinsettia." }), expect: "yes" },
    { name: "a poinsettia out of reach", given: aCat(["vomiting"], {}, { notes: "The poinsettia is untouched." }), expect: "no" },
  ],
  "RF-280": [
    { name: "a limp that goes from leg to leg", given: aDog(["limping"], {}, { notes: "A different leg every day, first the front, then the back." }), expect: "yes" },
    { name: "one sore leg", given: aDog(["limping"], {}, { notes: "The same leg as ever." }), expect: "no" },
  ],
  "RF-281": [
    { name: "a cat with FIV that sneezes", given: aCat(["sneezing"], {}, { conditions: ["FIV"] }), expect: "yes" },
    { name: "a healthy cat", given: aCat(["sneezing"], {}), expect: "no" },
  ],
  "RF-279": [
    { name: "a dog with epilepsy that had one at three and another at five", given: aDog(["lethargy"], {}, { conditions: ["epilepsy"], notes: "Had one at three, another at five." }), expect: "yes" },
    { name: "the same note, and no known disease", given: aDog(["lethargy"], {}, { notes: "Had one at three, another at five." }), expect: "no" },
  ],
  "RF-273": [
    { name: "from 20 to 46", given: aDog(["coughing"], {}, { notes: "I count his breaths asleep. Normally 20, tonight 46." }), expect: "yes" },
    { name: "from 20 to 22", given: aDog(["coughing"], {}, { notes: "I count his breaths asleep. Normally 20, tonight 22." }), expect: "no" },
    { name: "nobody counted", given: aDog(["coughing"], {}), expect: "unknown" },
  ],
  "RF-274": [
    { name: "a cat at 48", given: aCat(["hiding"], {}, { notes: "I count his breaths asleep. Normally 20, tonight 48." }), expect: "yes" },
    { name: "a cat at 24", given: aCat(["hiding"], {}, { notes: "I count his breaths asleep. Normally 20, tonight 24." }), expect: "no" },
    { name: "nobody counted", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-275": [
    { name: "a resting dog at 210", given: aDog(["lethargy"], {}, { notes: "Heart rate is 210 lying down." }), expect: "yes" },
    { name: "a resting dog at 88", given: aDog(["lethargy"], {}, { notes: "Heart rate is 88 lying down." }), expect: "no" },
    { name: "nobody counted", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-276": [
    { name: "a resting cat at 230", given: aCat(["hiding"], {}, { notes: "Heart rate is 230 asleep." }), expect: "yes" },
    { name: "a resting cat at 180", given: aCat(["hiding"], {}, { notes: "Heart rate is 180 asleep." }), expect: "no" },
    { name: "nobody counted", given: aCat(["hiding"], {}), expect: "unknown" },
  ],
  "RF-340": [
    { name: "Her collar got caught on the crate and she was hanging by the neck", given: aDog(["decreased_appetite"], {}, { notes: "Her collar got caught on the crate and she was hanging by the neck." }), expect: "yes" },
    { name: "Her collar hangs on the hook by the door", given: aDog(["decreased_appetite"], {}, { notes: "Her collar hangs on the hook by the door." }), expect: "no" },
  ],
  "RF-341": [
    { name: "He went under in the pool and coughs now", given: aDog(["decreased_appetite"], {}, { notes: "He went under in the pool and coughs now." }), expect: "yes" },
    { name: "He likes the pool and swims well", given: aDog(["decreased_appetite"], {}, { notes: "He likes the pool and swims well." }), expect: "no" },
  ],
  "RF-342": [
    { name: "The carbon monoxide alarm went off and he is wobbly", given: aDog(["decreased_appetite"], {}, { notes: "The carbon monoxide alarm went off and he is wobbly." }), expect: "yes" },
    { name: "We bought a carbon monoxide alarm and changed its battery", given: aDog(["decreased_appetite"], {}, { notes: "We bought a carbon monoxide alarm and changed its battery." }), expect: "no" },
  ],
  "RF-343": [
    { name: "He bit the lamp cord, there was a spark and he yelped", given: aDog(["decreased_appetite"], {}, { notes: "He bit the lamp cord, there was a spark and he yelped." }), expect: "yes" },
    { name: "He sleeps beside the lamp cord", given: aDog(["decreased_appetite"], {}, { notes: "He sleeps beside the lamp cord." }), expect: "no" },
  ],
  "RF-344": [
    { name: "A loop of gut is hanging out of his stitches", given: aDog(["decreased_appetite"], {}, { notes: "A loop of gut is hanging out of his stitches." }), expect: "yes" },
    { name: "His stitches are flat and dry", given: aDog(["decreased_appetite"], {}, { notes: "His stitches are flat and dry." }), expect: "no" },
  ],
  "RF-345": [
    { name: "We found him inside the dryer after it ran for some minutes", given: aDog(["decreased_appetite"], {}, { notes: "We found him inside the dryer after it ran for some minutes." }), expect: "yes" },
    { name: "He is afraid of the dryer", given: aDog(["decreased_appetite"], {}, { notes: "He is afraid of the dryer." }), expect: "no" },
  ],
  "RF-346": [
    { name: "a tom that cries in the box", given: aCat(["hiding"], {}, { notes: "He goes back to the litter box every ten minutes and howls in it." }), expect: "yes" },
    { name: "a female cat that cries in the box", given: aCat(["hiding"], {}, { gender: "female", notes: "She goes back to the litter box every ten minutes and howls in it." }), expect: "no" },
    { name: "nobody knows whether the cat is male", given: aCat(["hiding"], {}, { gender: null, notes: "Goes back to the litter box every ten minutes and howls in it." }), expect: "unknown" },
  ],
  "RF-347": [
    { name: "He is diabetic and walks like a drunk since his insulin", given: aDog(["itching"], {}, { notes: "He is diabetic and walks like a drunk since his insulin." }), expect: "yes" },
    { name: "He is diabetic and gets his insulin on time", given: aDog(["itching"], {}, { notes: "He is diabetic and gets his insulin on time." }), expect: "no" },
  ],
  "RF-348": [
    { name: "He has Addisons and is vomiting and weak today", given: aDog(["itching"], {}, { notes: "He has Addisons and is vomiting and weak today." }), expect: "yes" },
    { name: "He has Addisons and gets his shot every month", given: aDog(["itching"], {}, { notes: "He has Addisons and gets his shot every month." }), expect: "no" },
  ],
  "RF-349": [
    { name: "His head is bent back and he cannot straighten it", given: aDog(["decreased_appetite"], {}, { notes: "His head is bent back and he cannot straighten it." }), expect: "yes" },
    { name: "His head is up and he looks around", given: aDog(["decreased_appetite"], {}, { notes: "His head is up and he looks around." }), expect: "no" },
  ],
  "RF-350": [
    { name: "the color comes back after 3 seconds", given: aDog(["lethargy"], {}, { notes: "CRT 3 sec." }), expect: "yes" },
    { name: "the color comes back after 1 second", given: aDog(["lethargy"], {}, { notes: "CRT 1 sec, SpO2 98, PCV 42." }), expect: "no" },
    { name: "nobody measured", given: aDog(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-351": [
    { name: "glucose 2.1 mmol/L, which is 38 mg/dL", given: aCat(["lethargy"], {}, { notes: "Glucose 2.1 mmol." }), expect: "yes" },
    { name: "glucose 110", given: aCat(["lethargy"], {}, { notes: "Glucose 110." }), expect: "no" },
    { name: "nobody measured", given: aCat(["lethargy"], {}), expect: "unknown" },
  ],
  "RF-283": [
    { name: "worse for days, eats less", given: aDog(["diarrhea"], {"onset":"days_1_to_3","course":"worse_slowly","eating":"reduced"}), expect: "yes" },
    { name: "for days, but better", given: aDog(["diarrhea"], {"onset":"days_1_to_3","course":"better","eating":"reduced"}), expect: "no" },
    { name: "nobody said how it goes on", given: aDog(["diarrhea"], {"onset":"days_1_to_3","eating":"reduced"}), expect: "unknown" },
  ],
  "RF-284": [
    { name: "strains over hard balls and eats less", given: aCat(["straining"], {"stool_appearance":["hard_dry"],"eating":"reduced"}), expect: "yes" },
    { name: "a young cat with hard stool that eats well", given: aCat(["straining"], {"stool_appearance":["hard_dry"],"eating":"normal","energy_level":"normal"}), expect: "no" },
    { name: "nobody said how much it eats", given: aCat(["straining"], {"stool_appearance":["hard_dry"]}), expect: "unknown" },
  ],
}
