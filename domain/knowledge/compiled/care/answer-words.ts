// Made by `npm run knowledge -- compile` from the YAML files; change those.
import type { FollowUpSchedule, SoonerWords } from '#domain/knowledge/care/answer-words.ts'
import type { CallWithin, Urgency } from '#domain/logic/urgency.ts'

/** Sentences that hold an answer together; `{petName}` stands for the pet's name. */
export const answerWords = { opening: { monitor_at_home: "You can care for {petName} at home for now.", normal_vet: "Have a vet see {petName} in the next 24 to 48 hours.", er_urgent: "{petName} needs an emergency vet now." }, closing: { monitor_at_home: "We found no danger signs in your answers. Go to a vet if that changes.", normal_vet: "From what you told us, this is not an emergency right now.", er_urgent: "Fast care gives {petName} the best chance." }, withoutReason: { monitor_at_home: "The signs look mild so far.", normal_vet: "Some answers are missing or need a closer look, so we chose the safer level.", er_urgent: "Some of what you told us can be dangerous." }, lessSure: "We are less sure about this one. Please talk to a vet.", callAndSay: "Call ahead and say:", levelByRules: { monitor_at_home: "home care", normal_vet: "vet visit", er_urgent: "emergency" }, notInPlaceOfVet: "This plan does not take the place of a vet.", recommend: { firstAid: "Do this first", emergencyVisit: "Go to an emergency vet now", onTheWay: "Help {petName} on the way", nothingByMouth: "What not to give", poisonLine: "Call a poison line", bookVisit: "Book a vet visit", sooner: { now: "Call a vet now", today: "Have a vet see {petName} today" }, untilVisit: "Until the visit", foodAndMedicine: "Food and medicine", bring: "For the visit", careAtHome: "Care for {petName} at home", foodAndWater: "Food and water", watch: "What to watch", ifItLasts: "See a vet if it does not settle" }, product: { dosage: "As the label says", dosageByWeight: "As the label says for this weight", frequency: "As the label says", duration: "Until the signs are gone, two days at most without a vet", longDuration: "Ask your vet how long", withFood: "With food, as the label says" }, notAtHome: "Over-the-counter suggestions are only shown for monitor-at-home results." } as const

/** The words of a visit that cannot wait for the usual day or two. */
export const soonerWords: Readonly<Record<CallWithin, SoonerWords>> = { now: { opening: "Call a vet about {petName} now.", closing: "The vet on the phone will tell you how soon to come.", timeframe: "Call now", nextCheckIn: "Right after the call, as the vet tells you", until: "Until the vet tells you what to do" }, today: { opening: "A vet should see {petName} today.", closing: "From what you told us, this should not wait until tomorrow.", timeframe: "Today", nextCheckIn: "Every hour until the visit", until: "Until the visit today" } }

/** How long a pet at home may be watched; `{hours}` stands for the hours. */
export const lastsTemplate = "If it is not better in {hours} hours"

/** What is said of time where a problem has been there for weeks. */
export const lastingWords = { timeframe: "If it gets worse or something new shows", monitoringFrequency: "Once a day" } as const

/** When to look again and when to see a vet, by level. */
export const followUpWords: Readonly<Record<Urgency, FollowUpSchedule>> = { monitor_at_home: { nextCheckIn: "In about 12 hours", monitoringFrequency: "A few times a day for two days", veterinaryVisit: { recommended: false, timeframe: "If it is not better in 48 hours", reason: "Mild signs often settle. A vet should see {petName} if they do not." } }, normal_vet: { nextCheckIn: "Tonight, and each day until the visit", monitoringFrequency: "Every few hours while you are awake", veterinaryVisit: { recommended: true, timeframe: "Within 24 to 48 hours", reason: "The signs need a check by a vet, and may need tests or treatment." } }, er_urgent: { nextCheckIn: "When the emergency vet has seen {petName}", monitoringFrequency: "All the way to the clinic", veterinaryVisit: { recommended: true, timeframe: "Now", reason: "The signs can be dangerous if you wait." } } }

/** How long the advice holds, by level; null where it ends at the clinic. */
export const adviceLasts: Readonly<Record<Urgency, string | null>> = { monitor_at_home: "Two days", normal_vet: "Until the visit", er_urgent: null }

/** Sentences around what a language model adds, so that its words are never taken for the rules'. */
export const modelWords = { raised: "A language model also read what you sent. It saw a possible danger:", raisedWithoutReason: "A language model also read what you sent. It saw a possible danger, so we chose the safer level.", raisedTo: "Raised by a language model to", noticed: "A language model also read what you sent. It noticed:" } as const
