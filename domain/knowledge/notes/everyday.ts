/*
 * The words of a clause that says nothing but that the pet is as always. A clause made of these alone needs no other
 * reading; any further word may tell of what nobody asked about.
 */

/** Words that carry no finding: who, when, how often. */
const FUNCTION_WORDS =
  'a an always ever and again all also am around as at been both but by day days every everything few for from good had has have he her him his hour hours i in is it its just last left little lot me morning my night noon now of off on once or our out right same she since so still than that the their them then there they thing this time times to today tonight too twice two up us very was way we were when while with yesterday yet week weeks one three four five six seven eight nine ten minutes minute after before per at between dog cat pup puppy kitten boy girl pet baby breakfast dinner lunch supper afternoon evening'

/** What a pet does that is well, and how an owner says so. */
const WELL =
  'ate eat eats eating eaten drank drink drinks drinking play plays playing played sleep sleeps sleeping slept nap naps run runs running ran walk walks walking walked jump jumps jumping purr purrs purring wag wags wagging tail bark barks barking greet greets greeted bright alert happy happily lively fine normal normally ok okay great usual usually well self himself herself like acts act acting behaves calm comfortable relaxed healthy active energetic energy appetite hungry food kibble treat treats water bowl meal meals poop poops pooping pooped poo stool stools pee pees peeing peed urine firm formed gums pink moist nose cool eyes clear breathing breathes easy quiet quietly zoomies toys toy ball fetch cuddles cuddly content perfect perfectly soft shiny smooth open look looks looking feels seem seems stay stays belly tummy tongue paws legs face ears skin coat fur eye teeth mouth vaccinated indoor indoors outside inside house home litter box begs begging wants asks whole'

/** Signs whose denial is plain. */
const SIGNS =
  'cough coughs coughing sneeze sneezes sneezing vomit vomits vomiting vomited diarrhea blood bloody discharge swelling swollen pain limp limping fever redness odor smell smells itch itching straining crying whining fleas ticks wheezing limps lethargy gagging drooling lump lumps wound wounds rash scabs mucus gunk foam bites cuts sores bumps ticks dandruff straining blue pale white gray yellow red swollen hot sore tender lame stiff hurt'

const NO = 'no not without never nor none denies neither any or signs sign other symptoms'

const words = (list: string): readonly string[] => list.split(' ')

/** Every word of a plain clause before it denies anything: "gums pink", "belly soft". */
export const EVERYDAY: ReadonlySet<string> = new Set([...words(FUNCTION_WORDS), ...words(WELL)])
/** The words that turn a clause round. */
export const DENIALS: ReadonlySet<string> = new Set(
  words('no not without never nor none neither denies cannot'),
)
/** Every word of a plain clause from its first denial on: "no cough", "not blue", "no blood or mucus in the stool". */
export const DENIED: ReadonlySet<string> = new Set([
  ...words(FUNCTION_WORDS),
  ...words(SIGNS),
  ...words(NO),
  ...words('stool stools urine vomit poop pee eyes nose ears gums skin breathing energy belly legs paws'),
])

/** Parts of the body, and what leaves it: where an owner tells of one in words nobody knows, somebody should look. */
export const BODY: ReadonlySet<string> = new Set(
  words(
    'body bones skull brow cheek cheeks chin elbow elbows wrist wrists ankle ankles armpit groin mouth lip lips gum gums tongue teeth tooth jaw jaws throat neck nostril nostrils eye eyes eyelid eyelids pupil pupils face head whisker whiskers chest rib ribs lung lungs heart belly tummy stomach abdomen waist flank flanks spine backbone hip hips leg legs paw paws feet foot toe toes thigh thighs knee knees shoulder shoulders muscle muscles rear rump haunches hindquarters bladder penis vulva womb nipple nipples teat teats blood bloody urine pee spit slobber foam breath breaths breathing',
  ),
)
