import type { Entry, Meaning } from './entry.ts'
import { anyOf, saidOf } from './word-groups.ts'

/** One sign, told by words that stand near each other. */
export type Sign = {
  readonly entry: Entry
  /**
   * Groups of words and single words, in any order within nine words: `A B` both, `A|B` one of them, `A > B` in this
   * order, `!A` not beside A, `~5` within five words.
   */
  readonly says: readonly string[]
}

type Told = {
  readonly id: string
  /** Plain name of the finding, shown back to the owner. */
  readonly finding: string
  readonly species?: 'dog' | 'cat'
  readonly says: readonly string[]
  /** Groups that take the sign back in the same clause or beside it, by name. */
  readonly unless?: string
  /** Groups of which a word must stand somewhere in the note. */
  readonly onlySaid?: string
  readonly means: Meaning
}

const sign = ({ id, finding, species, says, unless, onlySaid, means }: Told): Sign => ({
  says,
  entry: {
    id,
    finding,
    kind: 'sign',
    phrases: [],
    means,
    ...(species === undefined ? {} : { species }),
    ...(unless === undefined ? {} : { unless: [saidOf(unless)] }),
    ...(onlySaid === undefined ? {} : { onlySaid: [anyOf(onlySaid)] }),
  },
})

const danger = (value: string, ...keys: string[]): Meaning => ({
  answers: { danger_signs: [value] },
  ...(keys.length === 0 ? {} : { keys }),
})

/** Emergencies as combinations of words, plain and in pictures. */
export const signs: readonly Sign[] = [
  // Gums
  sign({
    id: 'gum-color-told',
    finding: 'gums of the wrong color',
    says: [
      'pink left|gone|missing|drained|vanished|ran gums|mouth|lips|tongue ~7',
      'GUMS PALE !FOAM !food !fur !spot* !muzzle !hair !freckle* !fluff* !milk* ~8',
      'GUMS BLUE !fur !spot* !muzzle !hair !freckle* !chow ~8',
      'GUMS BRICK !bee !healthy ~8',
      'GUMS lost|loses|losing|no color|colour ~7',
    ],
    unless:
      'gums_pink pink_gums gums_are_pink gums_look_pink gums_still_pink gums_nice_and_pink popsicle lollipop blueberr* fine normal healthy',
    means: danger('abnormal_gums'),
  }),
  // Breath
  sign({
    id: 'works-to-breathe',
    finding: 'hard work to breathe',
    says: [
      'lungs|chest soup|cement|gravel|marbles|glue|fluid|syrup|elephant|anvil|weight ~7',
      'elephant|anvil|piano|weight sits|sitting|standing chest|him|her ~8',
      'not enough|any air|oxygen ~5 !outside !fresh',
      'push*|squeez*|heave*|lurch* tummy|belly|abdomen|sides end|each|every|exhale|breath* ~12 !poop !pup*',
      'BREATH BREATH_IMAGE !PLAY !dream* !run !walk',
      'BREATH FIGHT !cooked !bones !PLAY !walk !dream* !bad !smell* !stink* ~6',
      'ELBOWS OUT_WIDE BREATH|drown*|lie|lay|sleep|night|sits|air !sneez* !snort* !honk* ~18',
      'drown* dry_land|own|land|air|inside|lungs|fluid ~6',
      'sounds|sound|voice underwater|drowning|snorkel* ~4',
      'nose|nostril*|nostrils BUBBLES !soap !bath !sneez* !blow* ~5',
      'nose|mouth pink_foam|pink|bloody foam*|froth*|bubble* ~6',
      'sips|sipping|gulping|gulps|hunting|looking|reaching|begging air|oxygen ~4',
      'cannot|hardly|barely get|catch|pull|find|draw air|breath|oxygen|wind ~6',
      'each|every breath|inhale lift*|shak*|cost*|steal*|moves|battle|job|mountain|work|hurt*|heav* ~7',
      'belly|tummy|stomach|abdomen doing|pump*|heav*|work* breath*|air ~7',
      'neck|head stretched|stretches|pointed|up air|breath* ~7',
      'noise|noisy|whistl*|honk*|squeak*|rasp* breath*|inhal* voice|gone|panic*|rest|sitting|lying ~12',
    ],
    unless: 'PLAY CALM bath',
    means: { answers: { danger_signs: ['breathing_distress'] }, symptoms: ['labored_breathing'] },
  }),
  sign({
    id: 'mouth-breathing-cat',
    finding: 'a cat breathing with an open mouth',
    species: 'cat',
    says: ['OPEN_MOUTH BREATH|air|puff*|huff* ~9', 'breathes|breathing|pants|panting like > dog|dogs ~6'],
    unless: 'yawn* laser PLAY CALM',
    means: { answers: { breathing_at_rest: ['open_mouth_or_gasping'] }, symptoms: ['labored_breathing'] },
  }),
  sign({
    id: 'fast-breath-after-blow',
    finding: 'fast breathing',
    says: ['BREATH fast|quick|quickly|rapid*|shallow|rabbit|hummingbird|machine ~6'],
    onlySaid: 'RUN_OVER BITTEN FELL TOY_OF WATER FUMES',
    unless: 'PLAY CALM',
    means: { answers: { danger_signs: ['breathing_distress'] }, symptoms: ['labored_breathing'] },
  }),
  sign({
    id: 'airway-blocked',
    finding: 'something stuck in the throat',
    says: [
      'THROAT ball|toy|bone|squeaky|chew|rock|cork|rawhide|acorn|cap|grape|chestnut|bottle ~8 !collar !clear* !brought',
      'THROAT STUCK !collar !fur ~8',
      'choking|choked !death on|ball|bone|chew|toy|food|treat|rawhide ~4',
    ],
    unless: 'out_now got_it_out came_out dislodged CALM',
    means: { answers: { danger_signs: ['breathing_distress'] }, keys: ['life_threat_words'] },
  }),
  // Consciousness and strength
  sign({
    id: 'switched-off',
    finding: 'a collapse or faint',
    says: [
      'legs|knees turned|turn|gone|are > water|rubber|jelly|jello|string|butter|mush|spaghetti|noodles ~6',
      'dropped|fell|went_down|tipped|toppled|flopped|sank|crashed|hit floor|ground|grass|side|over|deck|pavement|stone|down cannot|could_not|will_not|not|seconds|minute|lay|unable get_up|stand|move|rise|unconscious|up|lay|there ~16 !bed !couch !sofa !sleep* !slipped',
      'SWITCHED PULLED !tv !light !storm !house !toy !remote ~6',
      'FLAT LIKE|as FELLED !SCARED !bed !play* ~6',
      'MACHINE ENDING !car !toy !noise !remote !mower !van !boat !house ~5',
      'legs gave_out|give_out|quit|folded|fold|crumpled|buckled|give_way|gave_way|went ~5 !back !old',
    ],
    unless:
      'slippery slides slid sighs after_dinner fob key phone watch flashlight CALM PLAY TIRED_OUT car truck',
    means: danger('collapse', 'life_threat_words'),
  }),
  sign({
    id: 'body-gone-limp',
    finding: 'a limp or lifeless body',
    says: [
      'cannot|not|hardly|barely|no lift|raise|hold|holding|lifting > head ~7 !cone',
      'limp arms|hands|eyes ~6',
      'barely|hardly moving|moves|move|moved ~3 !tail !bowel !stuff !house !furniture !touch !lump',
      'BODY LIKE LIMP !poop* !stool !diarrhea !bones !walk* !front !leg !limp_on !pee !accident !food !eats !ears !heart !lap !toy ~7',
      'head|neck|legs|body|arms LIMP|lolls|flops|flopped|hangs|drops|dropped > LIKE|down|stone|lead|back ~7 !ears',
      'floppy|lifeless|boneless|deflated he|she|him|her|it|kitten|puppy|body|head|balloon|sock ~5 !ears !lump',
      'went|hang*|hung|completely|totally|body|whole|head|neck limp ~3 !leg !front !walk* !lame !paw',
      'puddle|pile|heap|sack|rag|bag of > cat|dog|kitten|puppy|fur|pup|him|her ~4',
    ],
    unless: 'sighs all_good CALM TIRED_OUT VET_GIVEN limp_on limping when_i_hold pick_him pick_her lap',
    means: danger('collapse', 'life_threat_words'),
  }),
  sign({
    id: 'fading-away',
    finding: 'fading strength',
    says: [
      'he|she|cat|dog|kitten|puppy|baby|is|him|her FADING !coat !color !scar !bruise !collar !like !hunger !starving !laugh* !drama* ~4',
      'MACHINE idling|idle|half|low|sputter*|flicker* cold|limp|call|respond|there|answer|lift|head ~14',
    ],
    unless: 'turned_out terrified thought rings rash itch spots red CALM TIRED_OUT toy',
    means: danger('collapse', 'life_threat_words'),
  }),
  sign({
    id: 'mind-gone',
    finding: 'not aware',
    says: [
      'GONE_MIND he|she|eyes|him|her|is|me|us|like|but|then|call ~6 !SCREEN !food',
      'NOT_KNOWN KNOWN_THING ~4 !toy !trick',
      'eyes|stare|stares|staring through > me|us|him|her ~5',
      'eyes empty|vacant|glassy|glazed|dead|blank|fixed ~4',
    ],
    unless: 'knot lump boob VET_GIVEN PLAY CALM SCREEN',
    means: {
      answers: { neurologic_signs: ['disoriented'], energy_level: ['weak'] },
      keys: ['life_threat_words'],
    },
  }),
  sign({
    id: 'ice-cold-body',
    finding: 'a cold body',
    says: [
      'ears|paws|feet|legs|body|belly|skin|tail|mouth FREEZING ~6',
      'body|belly|he|she|skin|whole|legs|ears cold|cool|chilly > touch ~6',
      'cold|cool as|like > ice|fish_counter|corpse|stone|pebble|fridge|marble|tomb|snow|statue|freezer|morgue ~5',
    ],
    unless: 'batted eats_ice loves_ice ice_cube_around plays_with WARMED CALM warm_up warmed_up',
    means: { keys: ['cold_body', 'life_threat_words'] },
  }),
  sign({
    id: 'cooked-by-heat',
    finding: 'overheating',
    says: [
      'furnace|oven|stove|radiator|volcano|toaster flat|rug|limp|melt*|pancake|puddle|weak|not|wobbl*|glassy ~12 !near !by !loves !sleeps !food',
      'sunroom|greenhouse|conservatory|attic|shed|hot_room shut|locked|trapped|stuck|left slobber*|staring|pant*|drool*|wobbl*|limp|collaps*|weak ~18',
      'COOKED he|she|him|her|dog|brain|alive|sun|heat ~5 !dinner !chicken !meat !food !egg* !rice !ate !heart !snow !lap',
      'hot_car|parked_car|hot_truck|hot_van|locked_car he|she|him|her|dog|left|minutes|hour|forgot ~9',
      'VEHICLE windows > closed|up|shut|rolled ~6',
      'VEHICLE left|locked|forgot*|waited|stuck|sat minutes|hour|hours|hot|sun|degrees|wobbl*|threw ~12 !heater',
      'hot|burning|fever as|like > HOTTHING LIMP|wobbl*|collaps*|cannot|weak|melts|shak*|scream* ~20',
      'HOTTHING > LIMP|melts|wobbl*|collaps*|locked|scream* ~14 !food',
      'locked|neck|stiff|scream*|wobbl*|vibrat*|limp|collaps* > HOTTHING ~14',
      'hot_dog|sauna|greenhouse|oven|heat|sun|truck|car > wobbl*|jello|jelly|stagger*|collaps*|drunk|glassy|brick|purple|limp ~14 !cooled',
    ],
    unless: 'CALM fireplace loves ac_on air_conditioning windows_down',
    means: danger('overheated'),
  }),
  // Fits, mind, balance, sight
  sign({
    id: 'fit-in-pictures',
    finding: 'a seizure',
    says: [
      'everything|whole_body|all_over shakes|shaking|rattles|jerks teeth|drool*|foam*|not ~12 !cold !wet',
      'arms|legs|everything|body|limbs zapping|zaps|sparking|sizzling|misfiring|haywire|flailing ~5 !play*',
      'stiff|fell|collapsed|toppled paddl*|pedal*|jerk*|thrash*|convuls* ~10 !walk*',
      'paddl*|drool*|jaw unaware|not_aware|not_there|peed|pooped|did_it_again|again ~12 !walk* !legs_are',
      'BODY|he|she|legs|went|turned|all FITTING|gone|LIKENED FIT_IMAGE !PLAY !chew* ~8 !bath !wet',
      'FIT_IMAGE in|through > head|brain|skull ~5',
      'foam*|froth* mouth|lips|muzzle jerk*|twitch*|shak*|kick*|stiff*|paddl* ~12',
      'lies|lay|lying|side|ground|floor paddl*|pedal*|bicycl*|running|kick*|swimming nothing|air|legs ~9',
      'rattl*|vibrat*|jerk*|convuls*|shak*|twitch*|quak* > minutes|min|hour|hours|stop|stopping ~7',
      'brain|head storm|short_circuit*|fireworks|lightning|rebooting|crashed|glitch* ~4',
    ],
    unless:
      'in_heat yowl* rolling CALM PLAY firework* thunder* cold_wet nervous excited scared treat vet_office car_ride dream',
    means: { answers: { danger_signs: ['seizure'] }, keys: ['life_threat_words', 'seizure_words'] },
  }),
  sign({
    id: 'skin-jumps',
    finding: 'twitching of the skin or face',
    says: ['SKIN|face|ears DANCES itself|own|since|after|flea|drops|spot ~12'],
    onlySaid: 'flea permethrin spot_on drops spray dog_s hartz advantix beagle',
    unless: 'petting pet_him pet_her scratch*',
    means: { keys: ['whole_body_tremor'] },
  }),
  sign({
    id: 'drunken-walk',
    finding: 'a drunken walk',
    says: [
      'cannot|not walk*|stand straight|line ~6',
      'floor|ground|room moving|spinning|tilting|sliding > walk*|under|him|her ~8',
      'DRUNK WALKS|LIKE !PLAY !water !food !swims ~7',
      'legs|knees noodle*|jello|jelly|spaghetti|rubber|stilts|string* ~5',
    ],
    unless: 'VET_GIVEN CALM PLAY milk_drunk milk ice zoom* loves boat_ride our_boat',
    means: { answers: { neurologic_signs: ['wobbly'] } },
  }),
  sign({
    id: 'head-and-eyes-turn',
    finding: 'a twisted head or eyes that flick',
    says: [
      'HEAD TWISTED eyes|fall*|falls|cannot|roll*|circle*|since|walk* ~14 !cute !listen* !question !sound',
      'eyes EYES_GO !toy !laser !ball !bird* ~5',
      'head on sideways|crooked|backwards|upside ~5',
    ],
    unless: 'ear CALM PLAY curious listens hears_a',
    means: { answers: { neurologic_signs: ['eyes_flicking', 'head_tilt', 'cannot_walk'] } },
  }),
  sign({
    id: 'neck-bent',
    finding: 'a neck that is bent or locked',
    says: [
      'neck|head|back arched|bent|thrown|twisted|pulled|curled > back|backwards|double|wrong|chest ~5 !play !stretch*',
      'chin|head > chest|cannot lift|hold|raise ~6',
      'neck LOCKED scream*|hot|burn*|fever|cry|cries|touch*|yelp* ~12',
    ],
    unless: 'CALM PLAY itch* scratch* groom* lick*',
    means: { keys: ['neck_bent'] },
  }),
  sign({
    id: 'sudden-blindness-told',
    finding: 'sudden loss of sight',
    says: [
      'curtain*|blinds|shades|shutters pulled|drew|drawn|shut|closed > eyes ~8',
      'eyes|sight|vision turned_off|switched_off|went_dark|gone_dark|offline ~6',
      'eyes LIKENED|two > moons|marbles|saucers|black|buttons|coals|holes ~6 !cute !laser',
      'walk*|steers|moves|by braille|radar|touch|sonar ~4 !car',
      'eyes|pupils black|huge|enormous|all_black > no_green|no_iris|no_yellow|no_color|even ~8',
      'misses|missed step|stairs|edge|couch startl*|walks_into|bump*|door|wall ~12 !jump',
      'cannot find|see edge|bowl|bed|stairs|food pupils|black|huge ~18',
      'BLIND NOWISH|woke|went|over_night|overnight|bump*|pupils ~12 !date !always !born !years !storm !power !one_eye !window !tv !mice !bugs !birds',
      'BUMP WALLS PUPILS|eyes|blind|black|huge ~14 !cone !PLAY',
      'navigat*|feels|feeling|finds walls|wall|smell|touch|whiskers|braille ~6',
      'PUPILS DILATED STAYS ~9',
      'eyes like > marbles|saucers|black|moons|buttons|coals ~5 !cute',
      'lights went|go|gone out > him|her|overnight|night|eyes ~8 !house !street !storm',
      'curtain*|shutters fell|down|closed|came|drawn eyes|him|her|sight ~7 !window',
    ],
    unless: 'since_birth from_birth ear tipped knows_the_house CALM DARKROOM born_blind been_blind',
    means: { answers: { neurologic_signs: ['sudden_blindness'], eye_signs: ['vision_loss'] } },
  }),
  // Legs
  sign({
    id: 'back-legs-gone',
    finding: 'back legs that do not work',
    says: [
      'front|herself|himself > paws|legs|along > back|hind|rear cold|drag*|freez*|dead|limp|behind ~16',
      'REAR GONE !scratch* !nap* !sleep* ~7',
      'REAR COLD !snow !outside ~8',
      'FRONT_ONLY like|walk*|moves|crawl*|he|she|drive|rear|back|legs ~7 !toy !play*',
      'legs|paws dead|gone|useless|paraly* feel|feeling|pinch|tail|cold|behind|drag* ~9',
      'tail|legs drags|hang|hangs behind|like dead|luggage|rope|ribbon|useless ~7',
      'unplug*|disconnect*|cut_off|switched_off back|rear|lower|half|legs ~6',
    ],
    unless:
      'CALM rolls rolling heat yowl* butt_on carpet rug scoot* worms for_years years_ago cart wheelchair',
    means: danger('paralysis'),
  }),
  // Belly
  sign({
    id: 'tight-belly',
    finding: 'a swollen or hard belly',
    says: [
      'BELLY big|huge|large spit|foam|drool*|left|pacing|retch* ~14 !pregnan* !worm*',
      'he|she|boy|girl|dog turned|became|turning > TIGHT ~7 !toy',
      'like|as_if > swallowed > basketball|balloon|beach_ball|watermelon|pumpkin|bowling_ball|football|drum ~8',
      'BELLY|sides|flank|flanks hollow|bongo*|taut|thump ~9 !snor*',
      'BELLY|sides|flank|ribs puffed|bulge*|bulging|stick_out|disappeared|sticking_out|swelled tight|drum|barrels|lie|lay|down|groan*|hollow|swelling|pacing|up ~16 !FAT',
      'BELLY TIGHT !FAT !lump !found !teat* !nipple* !smell* ~11',
      'BELLY BIG NOWISH !FAT !pregnan* !puppies !kittens ~12',
      'BELLY BIG pale|weak|collaps*|pain*|spleen|cannot|pacing|panting|retch*|heav*|groan*|moan*|restless|drool*|hollow|whin*|lie|lay|shak*|gag* ~14 !FAT',
      'PUMPED SOMEBODY|PETS !leg !paw !face !ear !lip !tire !eye !tail !bed !muzzle !toy ~8',
    ],
    unless: 'CALM PLAY FAT party birthday saggy pot_bell* potbell* months weeks',
    means: danger('swollen_belly'),
  }),
  sign({
    id: 'retches-for-nothing',
    finding: 'retching with nothing coming up',
    says: [
      'TRY RETCH NOTHING !hairball* !once !cough* !after_eating ~12',
      'RETCH NOTHING > comes|come|up|out|foam|spit|there ~8 !hairball* !once',
      'RETCH LIKE|a|an > empty|ghost|pump|invisible|dry|nothing|air ~6',
      'RETCH RETCH nothing|empty|dry|pump|spit|foam ~9 !hairball*',
      'NOTHING but|only|except > spit|foam|saliva|slime|drool|froth|air ~4 !PEE',
    ],
    unless: 'hairball* furball* CALM',
    means: danger('unproductive_retching'),
  }),
  sign({
    id: 'vomits-all',
    finding: 'everything comes up again',
    says: [
      'everything|anything|whatever|every_meal|every_bite|all_he_eats|all_she_eats|each_meal RETURNS|vomit*|barf*|puk*|threw_up|throws_up !once !bouncing ~9',
      'VOMITS even > water ~6',
      'cannot|not keep|hold anything|food|sip down ~7',
      'barf*|vomit*|puk* like > fountain|hose|volcano|faucet|geyser|machine|river ~5',
      'heave* heave* ~4',
    ],
    unless: 'last_year CALM',
    means: { answers: { vomit_frequency: ['nonstop'] }, symptoms: ['vomiting'] },
  }),
  sign({
    id: 'old-blood-in-vomit',
    finding: 'vomit like coffee grounds',
    says: [
      'COFFEE VOMITS|came_up|comes_up|brought_up|coughs_up|spit* ~9 !ate !trash !chin !pot',
      'VOMITS|vomit blood|bloody|rust|tar|red|ketchup|wine ~5 !streak !spot !tiny !food',
    ],
    unless: 'drank licked_up trash chin fur skin acne',
    means: { answers: { vomit_content: ['coffee_grounds'] }, symptoms: ['vomiting'] },
  }),
  sign({
    id: 'blood-for-stool',
    finding: 'blood instead of stool',
    says: ['JAM STOOL !toy !ate !licked !face !pillow ~9'],
    unless: 'streak* speck* tiny spot one_drop',
    means: {
      answers: { stool_appearance: ['bloody'], diarrhea_frequency: ['six_or_more'] },
      symptoms: ['diarrhea'],
      keys: ['life_threat_words'],
    },
  }),
  sign({
    id: 'string-hangs',
    finding: 'a string that was swallowed or hangs out',
    says: [
      'STRING BOTTOM|tongue|throat|mouth hang*|stick*|out|coming|under|poking|end|trailing ~9 !lick* !toy !balloon',
      'STRING ATE !bowl !dog_food !play* !took ~7',
      'STRING MISSING heav*|vomit*|puk*|barf*|retch*|ate|swallow*|chew*|size|drool*|gag*|sick ~14',
    ],
    unless: 'all_pieces put_it_away did_not_swallow got_it_back whole_again cheese',
    means: { answers: { exposure: ['string_thread'] } },
  }),
  sign({
    id: 'sharp-thing-swallowed',
    finding: 'a sharp thing in mouth or stomach',
    says: [
      'SHARP swallow*|gulp*|ate|inhaled|downed !food !trim* !clip* !claw !nail_trim ~6',
      'SHARP mouth|tongue|throat|gullet stuck|hang*|missing|lodged|thread|in|under ~9 !nose',
    ],
    unless: 'nail_trim toe_nail claw vet_gave',
    means: { answers: { exposure: ['foreign_object'] }, keys: ['sharp_object'] },
  }),
  sign({
    id: 'battery-swallowed',
    finding: 'a battery or magnet that was swallowed',
    says: [
      'BATTERY MISSING|gone|cannot_find|bits|shell|shredded ~14',
      'BATTERY ATE !dead !toy !low ~7',
      'BUTTON DEVICE ATE !chew_toy ~9',
      'BATTERY missing|gone remote|toy|watch|scale|chewed ~12',
    ],
    unless:
      'found_it found_them fridge still_in_it both_there all_there accounted smoke_alarm smoke_detector',
    means: { answers: { exposure: ['battery_magnet'] } },
  }),
  sign({
    id: 'foreign-body-and-vomit',
    finding: 'vomiting after a thing was swallowed',
    says: [
      'vomit*|barf*|puk*|comes_back|come_back|blocked|bounces|threw_up|throws_up|plumbing since|after|ever > pit|cob|corn_cob|sock|rock|stone|bone|toy|rawhide|underwear|ball|towel|peach*|mango|avocado|rag|glove|hair_tie|pacifier|sponge|acorn*|chestnut*|skewer ~16',
      'swallow*|ate|gulp*|gobbled pit|cob|corn_cob|sock|rock|stone|toy|underwear|ball|towel|glove|pacifier|sponge|peach_pit > vomit*|throws_up|threw_up|puk*|barf*|comes_back ~18',
    ],
    means: {
      answers: { exposure: ['foreign_object'], vomit_frequency: ['four_or_more'] },
      symptoms: ['vomiting'],
      keys: ['life_threat_words'],
    },
  }),
  sign({
    id: 'stuck-in-the-gullet',
    finding: 'something stuck on its way down',
    says: [
      'bone|bones|rawhide|wing|chew|corn_cob|apple|treat|kebab|skewer gag*|retch*|drool*|gurgl*|gulps|gulping swallow*|gulps|gulping|water|neck|nothing ~16',
      'bone|bones|stick wedged|stuck|lodged|jammed mouth|teeth|palate|throat|roof|jaw ~9',
    ],
    unless: 'CALM came_out got_it_out',
    means: { answers: { exposure: ['foreign_object'] }, keys: ['life_threat_words'] },
  }),
  // Urine
  sign({
    id: 'no-urine-comes',
    finding: 'no urine, or only drops',
    says: [
      'bladder rock|stone|orange|tennis_ball|hard|grapefruit|tight|lemon|golf_ball ~6',
      'not > able > PEE !house !hold ~6',
      'no|not|never|not_even|not_one|not_single|without trickle|stream|squirt|tinkle|dribble ~4 !food !blood',
      'PEE > can_not|cannot|could_not|nothing ~7 !house !hold !accident*',
      'strain*|pose*|posing|squat*|hunch* dry|nothing|nada|zero|empty ~9 !food !poop !retch* !marbles !nugget* !rocks',
      'hydrant|leg_up|leg_lifted|lifts_leg|lifting_leg|leg_in_the_air nothing|not|no|statue ~12',
      'PEE NO_OUTPUT !accident* !smell* !blood !stain* !house !carpet !problem* !trouble !issue* !excited !drinks !sleep* ~9',
      'cannot|unable|not_able > PEE !house !hold !inside ~5',
      'no_pee|no_urine|no_wee|not_peed|not_urinated|no_tinkle|no_piss|not_pee|not_gone_pee|never_peed|not_wee*|not_peeing|not_urinating|no_urination NOWISH|LONG_TIME|days|yesterday|day|night|morning|anymore !house !accident* !carpet !smell* !blood ~9',
      'TRAY TRIPS|TRY NO_OUTPUT !food !poop !water_bowl ~16',
      'TRIPS NO_OUTPUT TRAY|sand|pee|urin* ~16 !food !poop',
      'squat* NO_OUTPUT|nothing !poop ~9',
      'TRIPS not_even|only|just > drop|drops|dew*|dribble|drip|spoon* ~9',
      'TRAY dry|untouched|bone_dry|unused|empty|clean days|day|since|hours|checked|today|yesterday|morning|squat*|visit* ~14 !food !water !toy',
      'WATERWORKS SHUT !head !sink !kitchen !bath !drinks !blood !plumber !comes !vomit* !swim* !everything ~6',
    ],
    unless:
      'plain_yellow first_heat water_bowl on_the_walk enormous giant_pee giant_clumps heat season special unusual river racehorse poop* stool constipat* sneez* visitor* guest* greet* wiggl* only_when bends comes_in hello excit* company laugh* leaks CALM normal_clumps',
    means: { answers: { danger_signs: ['cannot_urinate'] }, symptoms: ['straining_urinate'] },
  }),
  sign({
    id: 'tom-at-the-box',
    finding: 'many trips to the litter box, or crying in it',
    species: 'cat',
    says: [
      'TRAY CRIES ~12 !clean !scoop* !dirty !clean_it !food',
      'TRAY|toilet TRIPS ~9 !poop !dig* !dirty !always',
      'LICKS PRIVATES !neuter* ~8',
    ],
    unless:
      'drink* enormous big_clumps CALM normal like_always sneez* new_litter two_clumps nice_clumps clumps_as poop* stool constipat*',
    means: { keys: ['tom_at_box'], symptoms: ['straining_urinate'] },
  }),
  // Eyes, necks, accidents
  sign({
    id: 'eye-outside',
    finding: 'an eye out of its place',
    says: [
      'EYE past|beyond|over|outside lid|lids|eyelid|eyelids ~7',
      'EYE push|put|pushed|pop > back|in ~9 !drops !ointment',
      'EYE POPPED !goop !gunk !discharge !booger* !tear* !crust !mouse !hiding !bed !box !tongue !lump !window !crate ~6',
      'eyeball|eyeballs|eye_ball out|jump*|hang*|say|hello|escap*|left|loose|over ~6',
      'EYE BURST !drops ~6',
    ],
    unless:
      'near_the_eye clear_and_normal open_and_clear CALM always_bulg* like_always cherry_eye wide_open discharge goop gunk contact_lens',
    means: danger('eye_emergency'),
  }),
  sign({
    id: 'strangled',
    finding: 'strangling',
    says: [
      'CORD HANGED PET|NECK !hook !door_knob !wall !rack !jacket !toy !loose !walk ~10',
      'CORD tight|caught|twisted|tangled|stuck throat|neck|strangl*|chok*|breath*|gasp* ~12',
      'JAWS collar|harness|leash|cone stuck|caught|through|trapped|hooked|wedged|tangled ~9',
      'strangl*|hanged|garrot*|noose he|she|him|her|himself|herself|neck|found !like !sounds !duck !noise ~6',
      'handle|bag|strap|loop neck|throat|head|around tight|stuck|chok*|noisy|panic* ~14',
    ],
    unless: 'two_fingers CALM PLAY joking',
    means: { keys: ['strangled', 'life_threat_words'] },
  }),
  sign({
    id: 'near-drowning',
    finding: 'near drowning',
    says: [
      '& WATER fell|slipped|tumbled got_her_out|got_him_out|pulled|fished|out|cold|sneez*|cough*|shak*|shiver* ~18 !towel !bowl',
      'WATER UNDER he|she|him|her|dog|cat|puppy|kitten|coughs|found|fished|cold|pulled|came !SCREEN !bowl !hiding ~14',
      'WATER fell|slipped|fished|pulled|dragged|rescued|sank coughs|cough*|gurgl*|limp|breath*|cold|gasp*|wheez* ~16 !towel',
      'submarine|drowned|drowning|u_boat pool|lake|gurgl*|water|river|coughs|nearly|almost|tub ~9',
      'inhaled|breathed|swallowed !bowl water|pool|lake|river cough*|gurgl*|breath* ~12',
    ],
    unless: 'loves swims enjoys summer CALM snorkel_toy drowned_rat feet_wet swims_every',
    means: { answers: { context: ['burn_smoke_electric_water'] }, keys: ['near_drowning'] },
  }),
  sign({
    id: 'electric-shock',
    finding: 'an electric shock',
    says: [
      'cord|wire|cable|outlet smoke|spark*|sizzl* came|flew|bit|won|bang ~9 !tv',
      'WIRE CHEWS ZAP !toy ~14',
      'WIRE ZAP mouth|lip|lips|tongue|burn|burnt|drool*|yelp*|flew|paw ~14',
      'electrocut*|electric_shock|got_shocked|zapped he|she|him|her|wire|cord|outlet|fence ~8',
    ],
    unless: 'shock_collar hair_stands static',
    means: { answers: { context: ['burn_smoke_electric_water'] }, keys: ['electric_shock'] },
  }),
  sign({
    id: 'gas-or-smoke',
    finding: 'gas or smoke breathed in',
    says: [
      'smell|smells|smelled|stank|stinks|stunk gas|fumes|exhaust|gas_station|smoke > FUMESICK ~16',
      'FUMES_SURE ALARM !battery !bought !new !test* !chirp* !no_alarm !low ~9',
      'FUMES FUMESICK !cigarette !fireplace !scared !hid !battery !grill_food !chicken !filter !farts !gassy ~12 !behind',
      'FUMES full|filled|leaked|leak|trapped|inhaled|breathed|breathing house|garage|room|apartment|he|she|kitchen ~12 !battery !behind',
    ],
    unless: 'behind_the furnace_room gassy farts stomach_gas gas_x scared hid_under chirps',
    means: { answers: { context: ['burn_smoke_electric_water'] }, keys: ['gas_or_smoke'] },
  }),
  sign({
    id: 'snake-bite-told',
    finding: 'a snake bite',
    says: [
      'pricks|holes|punctures|marks fatter|purple|swell*|swollen|black|watch ~14 !flea !old !tick',
      'SNAKE BITTEN|GROWS|met|kissed|tried|limp*|yelp* !SCREEN !toy !watched !pet_snake ~14',
      'rope rattle* bit|leg|end ~12',
      'two holes|punctures|fangs|dots leg|paw|face|snout|lip swell*|swollen|huge|growing|balloon* ~14',
    ],
    unless: 'SCREEN TOY hose ball_python toy',
    means: { answers: { exposure: ['snake_bite'] } },
  }),
  sign({
    id: 'hit-by-vehicle-told',
    finding: 'hit by a vehicle',
    says: [
      'brakes|screech*|tires bang|thud|thump|yelp*|limp* ~14',
      'VEHICLE RUN_OVER !seat !ride !inside !window !in_the_car !jumped_in !toy ~6',
      'argu*|disagree*|fight|fought|boxing|lost VEHICLE ~7',
      'bounced|rolled off|under VEHICLE ~7',
    ],
    unless: 'parking_lot at_home insurance chased barks toy last_year years_ago car_ride',
    means: { answers: { context: ['hit_by_vehicle'] } },
  }),
  sign({
    id: 'fall-from-height-told',
    finding: 'a fall from high up',
    says: [
      'FELL HEIGHT !treat !kitchen !clean_the !dropped_on !laser !food !toy ~8',
      'flying_lesson|skydiv*|free_fall|parachut*|swan_dive|base_jump* window|floor|balcony|roof|story|off|from ~9',
    ],
    unless:
      'ground_floor first_floor jumped_on_the to_the_floor on_the_floor hit_the_floor onto_the_floor off_the_couch off_the_bed sofa window_sill windowsill',
    means: { keys: ['high_fall'], answers: { context: ['fall_or_blow'] } },
  }),
  sign({
    id: 'in-the-dryer',
    finding: 'shut in a running dryer or washer',
    says: [
      'DRYER RODE he|she|him|her|cat|dog|kitten|puppy|ride|spin|full !sits !watch* !scared !afraid !noise !warm_on !on_top ~12',
    ],
    unless: 'on_top_of scared_of afraid not_running empty_dryer nap sleep* off_dryer hides_behind watches',
    means: { keys: ['in_the_dryer'] },
  }),
  sign({
    id: 'shaken-by-beast',
    finding: 'shaken or bitten hard by another animal',
    says: [
      'BEASTS shook|shaken|ragdolled|tossed|grabbed|mauled|crunched|carried|thrashed PETS ~9 !toy !leash !collar !hand',
      'TOY_OF BEASTS used|as|like|by|made|treated|thought|turned !squeaks !loves ~12',
      'attacked|jumped|mauled|grabbed BEASTS holes|puncture*|hides|hiding|breath*|limp|quick|shock|bleed* ~18',
    ],
    unless: 'stuffed plush playing_nicely hand paw_shake',
    means: { answers: { context: ['fight_or_bite'] }, keys: ['severe_injury'] },
  }),
  sign({
    id: 'insides-out',
    finding: 'insides hanging out',
    says: [
      'INSIDES OUTSIDE !ate !toy !pillow !stuff* !bear !couch ~7',
      'CUT came_apart|opened|open|burst|split|gap* INSIDES|tissue|pink|sausage|loop|fat ~14',
      'CUT TUBE|INSIDES OUTSIDE !toy ~12',
      'WOMB OUTSIDE !discharge !goo !blood !pus ~6',
      'inside* > outside|outsides|outward !cat_goes !lives !toy !pee ~7',
    ],
    unless: 'toy plush stuffed pillow mattress couch cushion lives inside_outside_cat',
    means: { keys: ['insides_out'] },
  }),
  sign({
    id: 'tissue-at-the-rear',
    finding: 'tissue out of the bottom',
    says: [
      'BOTTOM TUBE PEEKS ~12 !poop_stuck !ate !toy !worm* !tick',
      'TUBE BOTTOM red|pink|wet|dry|round ~9 !ate !toy',
    ],
    unless: 'ate toy worm worms tapeworm skin_tag',
    means: { answers: { stool_appearance: ['tissue_protruding'] }, keys: ['insides_out'] },
  }),
  // Birth and young
  sign({
    id: 'young-stuck',
    finding: 'a young one stuck in birth',
    says: [
      'balloon|bag|sac|bubble partly|out|goes_in|back_in|water push*|squeez*|contraction* ~16',
      'BABY HALFWAY !tree !box !fence !crate !door !couch !roof !toy !milk !teat ~8',
    ],
    onlySaid: 'BIRTH doorway tail_first feet_first baby stork',
    unless: 'play* tree fence nurse* weeks_old',
    means: { answers: { reproductive_status: ['in_labor'], labor_progress: ['stuck'] } },
  }),
  sign({
    id: 'labor-without-young',
    finding: 'labor and no young',
    says: [
      'PUSHES LONG_TIME NO_YOUNG ~18 !PEE !poop !TRAY',
      'PUSHES LONG_TIME ~8 !PEE !poop !TRAY !stool !TRAY',
      'factory|stork|mailman|delivery|assembly LONG_TIME|working|stopped|no ~12',
      'LONG_TIME between|since|after|last > puppy|pup|kitten|baby|first|second|third ~9',
    ],
    onlySaid: 'BIRTH puppy kitten pup baby factory stork no_product pups puppies kittens',
    unless: 'PEE poop stool litter_box door labor_day weeks_old months_old play* bite*',
    means: {
      answers: { reproductive_status: ['in_labor'], labor_progress: ['strong_straining_over_30_min'] },
    },
  }),
  sign({
    id: 'foul-birth-discharge',
    finding: 'green, black or foul discharge before a birth',
    says: ['FOUL GOO !poop !eye !vomit* !nose !ear !food ~6', 'gave_up|lost|passed|passes FOUL ~8'],
    onlySaid: 'BIRTH factory stork',
    unless: 'poop stool eye nose ear vomit*',
    means: {
      answers: { reproductive_status: ['in_labor'], labor_progress: ['green_or_bloody_discharge'] },
    },
  }),
  sign({
    id: 'nursing-mother-shakes',
    finding: 'a nursing mother that shakes or is stiff',
    says: ['mama|mom|mother|she > SHAKES ~14', 'SHAKES PET|she|her|mom|mother|milk|hot|phone|walk* !PLAY ~9'],
    onlySaid:
      'nursing nurses milk_bar milk_machine lactat* feeding_puppies old_pups old_puppies has_pups mama_dog mama_cat mama her_pups her_litter with_the_puppies new_mom breastfeed* had_puppies had_kittens mom_of gave_birth nurse suckl* her_puppies her_kittens feeds_the',
    unless: 'dream* PLAY puppies_shake they_shake shook',
    means: {
      answers: {
        reproductive_status: ['nursing'],
        neurologic_signs: ['tremors'],
        mobility_pattern: ['rigid_muscles'],
      },
      keys: ['whole_body_tremor'],
    },
  }),
  sign({
    id: 'weak-young',
    finding: 'a newborn that is cold, limp or not drinking',
    says: [
      'tiny_baby|tiny_kitten|tiny_puppy|tiny_pup|smallest|runt cold|floppy|noodle|limp|chilly|weak|still ~9 !food',
      'YOUNG YOUNG_BAD !food !cat_food !nose !outside ~14',
      'kitten|puppy|baby|pup floppy|limp|fading|lifeless|not_suck*|does_not_suck|does_not_nurse|will_not_nurse ~9',
    ],
    unless: 'CALM PLAY solid_food kibble crate',
    means: { answers: { baby_signs: ['cold', 'limp_or_crying'] }, keys: ['life_threat_words'] },
  }),
  // Poisons that must not be missed
  sign({
    id: 'rodent-bait',
    finding: 'rat or mouse bait',
    says: [
      'block*|cubes|pellets teeth_marks|chewed|nibbl*|gnawed mice|mouse|rat|rats|rodent* ~18',
      'RODENT BAITS ATE !toy !catnip !treats_shaped ~14',
      'COLORED BLOCKS ATE !ice !jello !jelly !toy ~12',
      'RODENT BAITS gone|missing|empty|chewed|torn|open ~14',
    ],
    unless: 'toy catnip cat_treats jello out_of_reach sealed',
    means: { answers: { exposure: ['rodenticide'] } },
  }),
  sign({
    id: 'coolant',
    finding: 'antifreeze',
    says: [
      'COOLANT nose|chin|level|tray|floor|feet|paws|walked|bucket|licks|washing|drank|puddle ~16 !sealed !store',
      'COOLANT ATE|puddle|spill*|paws|sweet !store !sealed ~14',
      'puddle|drip* radiator|under_the_car|under_the_truck|coolant ATE ~16',
    ],
    unless: 'pet_safe_antifreeze sealed',
    means: { answers: { exposure: ['antifreeze'] } },
  }),
  sign({
    id: 'lily-pollen',
    finding: 'a lily',
    species: 'cat',
    says: [
      'pollen|orange_powder|yellow_powder|pollen_dust paw|paws|makeup|lipstick|wears|wearing|nose|whisker*|face|fur !season !sneez* !window ~9',
      'yellow|orange|pollen|dusty mustache|moustache|beard|lipstick|makeup flower*|bouquet|vase|lily|lilies|death ~12',
      'flower*|petal*|bouquet stain*|pollen|funeral|orange chew*|ate|nibbl*|lick*|petal ~18',
      'LILY POLLEN ~14 !peace !fake !silk !plastic',
      'pollen|orange|yellow|painted whisker*|nose|face|fur|paws flower*|bouquet|vase|easter|arrangement ~14',
    ],
    unless: 'book about_lil* tuna no_lilies without_lilies fake silk plastic never_near peace_lily',
    means: { answers: { exposure: ['lilies'] }, keys: ['lily'] },
  }),
  // Known diseases that tip over
  sign({
    id: 'insulin-crisis',
    finding: 'a diabetic pet that gets worse',
    says: ['SUGAR_NOTE SUGAR_BAD ~22', 'SUGAR_BAD'],
    onlySaid: 'SUGAR_NOTE',
    unless: 'CALM PLAY used_to last_year under_control',
    means: { keys: ['insulin_crisis'] },
  }),
  sign({
    id: 'adrenal-crisis',
    finding: 'a pet with Addison disease that gets worse',
    says: ['ADDISON CRISIS ~22', 'CRISIS'],
    onlySaid: 'ADDISON',
    unless: 'CALM PLAY under_control never_missed',
    means: { keys: ['adrenal_crisis'] },
  }),
  // Words of the clinic
  sign({
    id: 'clinic-word-breath',
    finding: "hard work to breathe, in a clinic's word",
    says: [
      'dyspnea|dyspneic|dyspnoea|orthopnea|orthopneic|crackles|rales|stridor|stertorous|agonal|tachypnea|tachypneic|cyanosis|apnea|apneic|hypoxic|hypoxia',
    ],
    means: { answers: { danger_signs: ['breathing_distress'] }, symptoms: ['labored_breathing'] },
  }),
  sign({
    id: 'clinic-word-shock',
    finding: "shock or collapse, in a clinic's word",
    says: [
      'obtunded|moribund|recumbent|stuporous|shocky|lateral_recumbency|nonresponsive|hypovolemic|syncope|syncopal|flat_out_in_lateral|bradycardic|hypotensive',
    ],
    means: danger('collapse'),
  }),
  sign({
    id: 'clinic-word-other',
    finding: "an emergency, in a clinic's word",
    says: [
      'hemoabdomen|tamponade|opisthotonus|opisthotonos|status_epilepticus|cluster_seizures|anuria|anuric|stranguria|hematemesis|evisceration|eviscerated|pneumothorax|pyothorax|hemothorax|saddle_thrombus|aortic_thromboembolism|paraplegic|paraplegia|tetraplegic|proptosis|proptosed|dystocia|intussusception|volvulus|mesenteric_torsion',
    ],
    means: { keys: ['life_threat_words'] },
  }),
  // A part that life hangs on, likened to anything
  sign({
    id: 'vital-part-likened',
    finding: 'an alarming picture of breath, gums, belly or back legs',
    says: [
      'breath|breaths|breathing|breathes|ribs|ribcage|chest|lungs|inhale > like|as_if|as_though|color_of ~4 !smell* !smells !bad !stink* !fish !sewer !death !tuna !garbage !normal !usual',
      'gums|tongue|lips|gum > like|color_of|colour_of ~5 !pink !bubble !normal !usual !sandpaper !out',
      'REAR > like|as_if|as_though ~5 !fur !wool !hair* !normal !usual !greas* !yowl* !thin !coat !bald !plucked !shaved !trousers',
      'belly|tummy|stomach|abdomen > like|as_if|as_though ~4 !FAT !pig !barrel !pot !round !spots !pink !soft !months !weeks',
      'eyeball|eyeballs > like|as_if ~5',
    ],
    unless: 'CALM PLAY always heat FAT',
    means: { keys: ['life_threat_words'] },
  }),
  // Allergy, blood, pain
  sign({
    id: 'face-blown-up',
    finding: 'a swollen face or throat',
    says: [
      'FACE fat|doubled|tripled|twice suddenly|all_of_a_sudden|hives|minute|minutes|quick* ~9',
      'FACE FACE_IMAGE !smell* !flap !ear !ears !food !ate !toy !sleeps !lap ~7',
      'FACE !ear !ears !flap !tooth swollen|swell*|puff*|swole* STING|vomit*|threw_up|breath*|hives|quick*|suddenly|now ~16',
    ],
    unless: 'CALM PLAY tooth months years_ago',
    means: danger('facial_swelling'),
  }),
  sign({
    id: 'blood-pours',
    finding: 'heavy bleeding',
    says: [
      'nose|nostril|nostrils bleed*|blood|leak* hour|hours|minutes|tap|faucet|cannot|stop|pour*|towel ~12 !stopped !sneez*',
      'BLOOD GUSH !toy !ketchup !paint !gums_when ~9',
      'WOUNDED FAUCET|geyser|hose|fountain off|red|turn*|stop|pour* ~9 !drink*',
    ],
    unless: 'toy pillow drinks_from ketchup tomato stopped in_heat heat_cycle pee',
    means: danger('heavy_bleeding'),
  }),
  sign({
    id: 'heart-races',
    finding: 'a racing heart',
    says: [
      'HEART jackhammer|hummingbird|drum*|hammer*|racing|pounding|gallop*|machine_gun|flutter*|skipping|out_of_his_chest|out_of_her_chest|techno|woodpecker|sprint* !my !mine !disease !happy !melts ~7',
    ],
    unless: 'run running PLAY my_heart excited vet_visit CALM',
    means: { keys: ['racing_heart'] },
  }),
  sign({
    id: 'pain-at-a-touch',
    finding: 'severe pain',
    says: [
      'screams|screaming|shrieks|shrieking breathe_on|breath_on|look_at|look|slightest|a_feather|moves|move|pick_up|lift* !PLAY !bath !nail* !brush* ~9',
    ],
    unless: 'PLAY bath nail brush* hates_being always',
    means: danger('severe_pain'),
  }),
]
