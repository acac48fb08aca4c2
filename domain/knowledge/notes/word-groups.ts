/**
 * Words of owners that stand for each other, by what they name. `_` joins words that stand in a row, `*` stands for any
 * ending, a name in capitals for the words of another group. Words are as the reader spells them: lower case, no
 * contractions, no hyphens.
 */
const GROUPS: Readonly<Record<string, string>> = {
  // The animal and its parts
  PET: 'he she him her himself herself it_is kitty cat dog pup puppy kitten boy girl',
  PETS: 'him her it them the_cat the_dog kitty our_cat our_dog my_cat my_dog',
  GUMS: 'around_the_teeth around_his_teeth around_her_teeth her_cheeks his_cheeks tung tounge tong toung toungue gumms gumbs gum gums tongue lip lips gumline gum_line mm mms mucous mucosa mouth inner_eyelid* inside_of_the_cheek',
  BELLY:
    'belly bellies tummy tum stomach abdomen tum gut guts middle midsection waist flanks midriff underside paunch',
  CHEST: 'chest rib ribs ribcage rib_cage sides flank flanks lung lungs',
  REAR: 'back_leg* hind_leg* rear_leg* back_end hind_end rear_end back_half hind_half rear_half hindquarter* hind_quarter* back_feet hind_feet rear_feet back_paw* hind_paw* rear_paw* back_wheel* rear_wheel* hind_limb* rear_limb* back_limb* hind_part back_part rear_part caboose bottom_half lower_half lower_body rear_quarter* rear_axle his_rear her_rear rear_drive hind_end',
  LEGS: 'tail leg legs paw paws feet foot limb limbs knees body',
  BODY: 'body head neck legs limbs he she whole_body everything all_over all_of_him all_of_her him her kitten puppy',
  EYE: 'eye eyes eyeball eyeballs globe peeper* eye_ball*',
  PUPILS: 'pupil pupils eyes eye',
  FACE: 'face muzzle snout lips lip eyelid* head nose jowls cheeks cheek eyes ears throat tongue',
  THROAT: 'throat windpipe gullet airway esophagus back_of_the_mouth back_of_his_mouth back_of_her_mouth',
  NECK: 'neck throat jaw teeth tooth mouth',
  BOTTOM:
    'butt bum bottom rear rear_end behind backside anus rectum tail butthole bumhole tush hiney booty under_his_tail under_her_tail under_the_tail exit back_door rump bunghole arse',
  PRIVATES:
    'private privates penis genitals his_junk weiner wiener pecker down_there his_parts willy lipstick crotch groin himself_down',
  HEART: 'heart heartbeat pulse heart_beat ticker',

  // Looks and feels
  PALE: 'pale paler white whit* whitish ashen ashy pasty chalk* paper ghost ghostly snow* sheet milk milky porcelain washed_out colorless colourless bleached faded fading drained bloodless no_color no_colour lost_color lost_colour blanched tofu putty wax waxy candle* flour copier cotton mozzarella cadaver corpse bone_china see_through printer_paper oatmeal eggshell wedding_dress bled_out alabaster blank',
  BLUE: 'gray grey grayish greyish blue bluish purple purplish violet lavender slate cyanotic plum eggplant dusky lilac cement concrete denim smurf blueberry* navy ink storm_cloud* lead',
  BRICK: 'brick* maroon beet muddy mud cherry_red',
  COLD: 'cold ice icy icicle* ice_cube* fridge refrigerator freezer frozen popsicle marble stone clammy chilly cool pebble fish_counter cold_cut* corpse snow morgue cucumber tombstone',
  FREEZING:
    'ice icy icicle* ice_cube* fridge refrigerator freezer frozen popsicle clammy corpse morgue tombstone stone_cold ice_cold freezing',
  COLDLY: 'to_the_touch to_touch FREEZING',
  HOTTHING:
    'oven furnace stove radiator griddle frying_pan grill_plate iron kettle volcano boiler sauna toaster burner hot_plate coal coals lava',
  COOKED:
    'sweltering cooked cooking roasted roasting baked baking boiled boiling fried overheat* heatstroke sunstroke roast broiled melted melting steamed',
  LIMP: 'balloon_with_the_air air_let_out air_went_out out_of_air lost_its_air punctured_tire let_the_air_out flat_as_a limp floppy boneless rag rags noodle noodles noodly spaghetti jelly jello pudding puddle wet_towel dishrag dish_rag dishcloth dish_cloth mop sack bag_of_sand bag_of_rice bag_of_flour deflated wilted wilting lettuce melts melting melted wet_paper wet_sock pancake rubber jellyfish overcooked ragdoll puppet marionette dead_weight deadweight dough bathrobe empty_coat empty_glove flat_tire lifeless unstrung strings_cut hot_water_bottle slinky',
  FLAT: 'flat flattened flopped down fell falls fallen drops dropped drop slid slides goes_over collapsed collaps* folded folds crumpled crumples toppled topples tipped tips keeled keels buckled buckles sank sinks hit_the_floor hit_the_ground hit_the_deck',
  LIKENED: 'like as turned_into turns_into became becomes went',
  LIKE: 'like as turned_into turns_into became becomes becoming made_of is was resembles just_a a_total now_a into',
  FELLED:
    'felled timber chopped_tree cut_tree tree sack_of_* bag_of_* ton_of_bricks house_of_cards lawn_chair deck_chair folding_chair domino* shot puppet marionette bowling_pin brick_wall trapdoor rock stone potato* curtain',
  SWITCHED:
    'unplug* plug power batter* switch switched fuse breaker lights_out circuit off_switch off_button strings',
  PULLED:
    'pulled pull cut off out blew blown tripped dead died someone somebody flipped hit flick* drained empty yanked gone clicked',
  MACHINE: 'engine motor battery batteries tank fuel power generator candle flame pilot_light',
  ENDING:
    'dead died dying empty drained idle idling idles stalled stalls sputter* shutting_down shuts_down shut_down out_of_gas conk* flicker* burning_out going_out running_out ran_out zero one_percent 1_percent seized quit quits',
  FADING:
    'saying_goodbye about_to_die going_to_die is_dying fading slipping_away going_away leaving_us losing_him losing_her dying checking_out checked_out slips_away drifting_away shutting_down on_his_way_out on_her_way_out at_deaths_door death_s_door last_legs rainbow_bridge giving_up crossing_over going_downhill_fast crashing goner circling_the_drain',
  GONE_MIND:
    'not_in_the_room not_in_there_anymore stranger strangers not_in_there nobody_home nobody_is_home no_one_home no_one_is_home nobody_in not_with_us not_with_me hardly_there barely_there not_all_there zombie zombies trance vacant vacantly spaced_out blank_stare stares_through staring_through looks_through looking_through looked_through stared_through somewhere_else another_planet another_world different_planet other_planet lights_are_on lights_on glassy glazed out_of_it catatonic comatose coma unresponsive hypnotized statue_like far_away_look',
  NOT_KNOWN:
    'does_not_know does_not_recogni* did_not_recogni* did_not_know does_not_respond not_responding no_response does_not_react',
  KNOWN_THING: 'me us name who where home house his her door owner anymore',
  SCARED: 'vacuum thunder* firework* storm* fear',

  // Breath
  BREATH:
    'breath breaths breathe breathes breathing respiration* resp inhal* exhal* pant pants panting air wheez* lungs ribs ribcage rib_cage chest sides nostril* flanks puffing huffing puffs huffs',
  FIGHT:
    'fight* fought struggl* battl* labored laboured laboring gasp* gulp* suck* straining strains effort* effortful ragged shallow grunt* forced forcing desperate* trouble hard_time work_for works_for working_hard works_hard hard_work cannot_catch cannot_get rasp* rattl* gurgl* crackl* bubbl* stridor stertor agonal choppy chok*',
  BREATH_IMAGE:
    'accordion bellows hummingbird* rabbit bunny sewing_machine jackhammer machine_gun woodpecker piston* steam_train steam_engine locomotive freight_train train vacuum_cleaner darth_vader darth snorkel* straw straws underwater under_water bubbles bubble_bath percolator coffee_maker kettle teapot saw hacksaw squeaky_toy squeaker hookah bagpipe* harmonica scuba marathon fish_out_of_water fish_on_land goldfish beached washboard aquarium fish_tank pump air_pump bicycle_pump organ_pipe* fireplace drowning hamster mouse sprinter blender popcorn polka cotton pillow plastic_bag milkshake crackling cellophane velcro rice_krispies pop_rocks sponge boiling_pot thick_soup jet_engine steam_iron dragon old_man_smoking old_smoker smoker broken_whistle sea_saw seesaw',
  OPEN_MOUTH:
    'open_mouth mouth_open mouth_hanging mouth_hangs mouth_is_open mouth_wide mouth_agape open_mouthed jaw_open jaw_hanging jaw_dropped mouth_gaping mouth_ajar beak_open mouth_a_bit_open mouth_slightly_open tongue_out tongue_hanging',
  ELBOWS: 'elbow elbows front_legs_wide front_legs_apart',
  OUT_WIDE: 'out apart away wide sticking_out spread splayed stick_out winged',
  BUBBLES: 'bubble bubbles bubbling foam foaming froth frothy frothing pink_foam suds',
  STUCK:
    'stuck lodged wedged jammed parked caught plugged corked blocking blocks blocked clogged sits trapped trap lost lives camped snagged hooked hung_up',

  // Belly and gut
  BIG: 'swollen swell* swole* bloat* inflat* distend* huge bigger blown_up blew_up blowing_up pumped_up pumping_up puffed ballooned balloons balloon expanding expanded enormous doubled massive bulging bulged grew growing tripled ginormous blimp barrel',
  TIGHT:
    'float_away puffed_out_tight like_a_drum tight taut hard rock_hard rigid drum drums tambourine keg basketball beach_ball soccer_ball football bowling_ball watermelon pumpkin balloon balloons blimp zeppelin airship spare_tire air_bag airbag about_to_pop going_to_pop about_to_burst ready_to_pop ready_to_burst gonna_pop will_pop about_to_explode stretched_skin hot_air_balloon inner_tube bouncy_castle exercise_ball medicine_ball hippo board_hard board trampoline timpani bongo* kettledrum tires',
  NOWISH:
    'suddenly sudden all_at_once today tonight now this_morning this_afternoon this_evening hour hours minute minutes since fast quickly last_night overnight right_now just_now out_of_nowhere by_the_minute dinner',
  PUMPED:
    'inflating puffing_up ballooning swelling_up blowing_up inflated inflate blown_up blew_up pumped_up pumped pumping helium air_hose bicycle_pump bike_pump air_pump balloon_animal air_compressor parade_float float blimp zeppelin puffer_fish pufferfish blowfish',
  SOMEBODY:
    'minute someone_left left_the_pump someone somebody like as who invisible she_is he_is looks with into',
  RETCH:
    'puke_face puking_face hork horks horking yak yaks yakking chuck_up chucking_up retch* heave heaves heaving heaved gag gags gagging dry_heav* hurl* bring_up brings_up bring_something_up bring_it_up cough_up throw_up throws_up throwing_up vomit vomits vomiting puke pukes puking barf barfs barfing be_sick regurgitate wretch* upchuck',
  TRY: 'try tries trying tried attempt* strain* want* wants keeps keep again_and_again over_and_over again every constantly effort* non_stop repeatedly attempting',
  NOTHING:
    'empty_handed nothing_to_show dry bubbles froth white_bubbles nothing none empty zero nada zilch ghost* invisible air only_foam only_spit just_foam just_spit foam spit saliva not_a_thing no_food blank zip no_result no_luck no_success without_success without_result',
  NO_OUTPUT:
    'nothing none empty zero nada zilch nil drop drops droplet* dribbl* drip drips dripping trickl* speck dew dewdrop* bone_dry desert sahara dust not_a_drop no_clump* no_pee no_urine no_puddle* dry sprinkle splash teardrop tear thimble* no_wet_spot without_success without_result no_result no_luck unsuccessful* tiny_spot* small_spot* few_spots',
  VOMITS:
    'vomit* throw* threw_up puk* barf* everything_comes_back come_back_up comes_back_up brings_up heav*',
  RETURNS:
    'comes_back come_back came_back comes_up come_up comes_right_back bounces_back bounces boomerang* returns rebounds shoots_back flies_back reappears comes_straight_back right_back_up coming_back back_up',
  ALL_FOOD:
    'everything all_food anything whatever even_water water all_he_eats all_she_eats every_meal each_meal every_bite every_sip each_sip',
  COFFEE: 'coffee_ground* coffee_filter coffee_dregs old_coffee used_coffee coffee_sludge ground_coffee',
  JAM: 'strawberry strawberry_smoothie raspberries cherry_juice slushie merlot burgundy bolognese jam ketchup tomato_soup tomato_sauce tomato_juice salsa marinara red_wine cranberry strawberry_jam raspberry cherry_pie red_paint red_soup pure_blood all_blood red_water red_jelly blood_soup crime_scene horror_movie beet_juice pool_of_blood sangria borscht',
  STOOL: 'poop poops pooping poo diarrhea diarrhoea stool stools the_runs BOTTOM back_end bowel bowels',
  MANY: 'over_and_over again_and_again non_stop every constant* times hours since all_night all_day all_morning pours pouring squirts squirting keeps flows pour will_not_stop does_not_stop',

  // Urine
  PEE: 'whiz wizz whizz pee_pee pipi peepee pee pees peeing peed urine urinat* wee weewee weeing piddl* tinkl* piss* bladder number_one potty_pad',
  TRAY: 'litter litterbox litter_box box tray cat_box potty toilet sandbox sand_box bathroom sand latrine loo his_john restroom litter_tray litter_pan pan cat_toilet throne',
  TRIPS:
    'three_times four_times five_times six_times seven_times eight_times 3_times 4_times 5_times 6_times 7_times 8_times times_since times_today times_in in_out hunches hunching poses posing postures posturing trip trips visits visit visiting every_few every_five every_ten every_2 every_3 every_5 every_10 every_minute every_ten_min ten_times 10_times twenty_times 20_times forty_times fifteen_times dozen_times in_and_out back_and_forth again_and_again over_and_over all_day all_night all_morning non_stop constantly lives camping camps camped marching pilgrimage commutes commuting runs_to goes_to keeps_going keeps_running goes_back going_back round_trip* frequent_flyer shuttl* patrol* revolving_door waits waiting pacing parks_himself sits_in squats squatting squat strain strains straining crouch* hovers pushing pushes',
  CRIES:
    'cry cries crying cried howl* yowl* meow* wail* moan* groan* scream* sings singing growl* yell* holler* whin* weep* serenad* opera complain* mourn* blues',
  WATERWORKS:
    'niagara well_water spring geyser river plumbing waterworks water_works tap faucet hose pipe pipes pump_station sprinkler well garden_hose spigot fire_hose water_main fountain pump valve drain drainpipe spout exit_pipe',
  SHUT: 'went_dry gone_dry dried_out runs_empty closed_for shut closed blocked plugged clogged dry off broken rusted jammed stopped frozen out_of_order no_flow turned_off kinked sealed dried_up ran_dry runs_dry no_water tied bunged backed_up on_strike',
  LICKS: 'lick licks licking licked grooms cleaning cleans',

  // Nerves
  GONE: 'offline off_line concrete no_signal on_vacation vacation left_the_chat gone dead stopped dragg* drag drags unplug* useless paraly* numb quit quits noodle noodles jelly jello not_working does_not_work do_not_work will_not_work not_work cannot_move not_move not_moving cannot_use disconnected limp give_out gave_out giving_out lame spaghetti luggage towed towing trailer sled fell_off fell_asleep cannot_feel no_feeling switched_off shut_down shut_off on_strike checked_out retired died broke_down cut_off collapsed rubber floppy do_not_listen ignores lifeless asleep wet_mop resigned do_not_follow not_follow left_him left_her out_of_order power_cut cannot_feel',
  FRONT_ONLY:
    'front_drive front_wheel_drive front_wheels_only only_front front_legs_only front_only mermaid seal sea_lion army_crawl* commando_crawl* wheelbarrow walrus pulls_himself_forward pulls_herself_forward pulls_himself_along drags_himself drags_herself dragging_himself dragging_herself scoots_on_front',
  FITTING:
    'jerk* twitch* convuls* seizing seizes seizure* thrash* paddl* pedal* spasm* shak* rattl* vibrat* quak* trembl* flops flopping flails flailing bicycl* stiffen* rigid jolt*',
  FIT_IMAGE:
    'electric electricity electrocut* lightning short_circuit* current live_wire fish_on fish_on_a_dock fish_out landed_fish caught_fish jackhammer possessed exorcist exorcism demon demonic possessed_by breakdanc* break_danc* disco strobe earthquake tasered taser tazed glitch* malfunction* washing_machine buffering robot electric_chair socket bicycle plugged paint_mixer cement_mixer vibrating_phone phone_on_vibrate buzz* motor_running',
  SKIN: 'skin back ears ear face fur coat whiskers lip lips jaw muscle muscles eyelid*',
  DANCES:
    'shiver* trembl* shak* danc* jump* rippl* crawl* jerk* twitch* wave waves electric flicker* quiver*',
  FOAM: 'foam* froth* bubbles_at drool*',
  DRUNK:
    'listing leaning tips_over tipping whisky whiskey one_too_many straight_line water_bed trampoline marbles drunk drunken sailor tipsy ship boat deck_of bambi stagger* sway* swerv* ice_rink roller_skates new_foal newborn_foal earthquake hammered wasted bender wine cruise_ship stilts jelly_legs noodle_legs uncoordinated reel*',
  WALKS: 'walk* moves moving steps stands standing legs stumbl* gait goes he_is she_is turned acts like',
  HEAD: 'head neck',
  TWISTED:
    'sideways twisted upside crooked screwed_on wrong_way backwards backward bent_back thrown_back arched_back tilted tilt* cocked wrenched cannot_straighten kinked owl exorcist pulled_back corkscrew* stargazing',
  EYES_GO:
    'ping_pong pingpong typewriter flick* dart* windshield_wiper* wipers pendulum metronome tennis_match jumping side_to_side back_and_forth pinball slot_machine twitch* rolling zigzag',
  BLIND:
    'blind blindness lost_sight lost_his_sight lost_her_sight lost_vision lost_his_vision lost_her_vision cannot_see can_not_see not_see does_not_see sees_nothing sightless unseeing no_sight lights_went_out lights_out curtain_down blackout blackness in_the_dark no_vision vision_gone sight_gone sight_is_gone',
  BUMP: 'bump* bang* crash* walks_into walked_into walking_into runs_into bonk* collid* misses navigat* feels_his_way feels_her_way braille groping gropes whiskers_along hugs_the_walls feeling_his_way feeling_her_way pinball',
  WALLS:
    'wall walls chair chairs furniture door doors doorframe door_frame everything things table tables couch corners smell touch whiskers bowl',
  DILATED:
    'all_black enormous massive dilated huge giant blown enormous saucer* moon moons dinner_plates full_moons marbles black_marbles black_hole* olives eclipse big black wide_open owl_eyes all_black coal buttons',
  STAYS:
    'sunny lights stay stays light bright sun sunlight flashlight shrink do_not_change not_change not_react fixed daylight lamp will_not_close lit',
  DARKROOM:
    'dark_room play* hunt* laser toy catnip chas* stalk* zoom* cute puss_in_boots glow* camera photo vacuum',

  // Eye outside, neck tight, water, fire, current
  POPPED:
    'popped popping pops socket hang hangs hanging dangl* protrud* prolaps* bulged bulges fell_out falling_out came_out come_out coming_out jumped_out popped_out proptos* outside on_his_cheek on_her_cheek on_the_cheek say_hello escaped left_the_building jumped_the_fence like_a_bug like_a_pug ping_pong_ball golf_ball out_of_its out_of_his out_of_her sticks_out sticking_out bulging out_of_place left_home',
  BURST:
    'burst ruptur* deflated caved punctur* stab* impal* collapsed popped_like leaked_out split sliced skewered pierced pok* claw* lacerat* thorn cut',
  CORD: 'collar collars cord cords blind blinds string strings leash lead rope harness curtain curtains belt bag handle strap loop wire ribbon fence crate chain tether cable shade_cord bungee scarf hoodie drawstring hammock zip_tie rubber_band hair_tie elastic_band elastic bandana mask_loop lanyard netting net',
  HANGED:
    'strangl* hang hanging hanged hung dangl* noose chok* garrot* tried_to_kill tried_to_hang lynch* swinging suffocat* throttl* cut_him_down cut_her_down cut_her_loose cut_him_loose tight_around squeez* gallows tangled_around wrapped_around strung tight_on',
  JAWS: 'jaw tooth teeth canine fang mouth lower_jaw bottom_jaw armpit',
  WATER:
    'pool lake river pond bathtub tub ocean sea creek canal hot_tub bucket toilet jacuzzi spa bay wave waves current dam swamp surf fountain aquarium cistern ditch stream water koi_pond',
  UNDER:
    'underwater under_water under_the_water went_under gone_under goes_under submerged sank sunk sinking floating face_down bottom_of drown* submarine swallowed_half swallowed_a_lot inhaled fished_out pulled_out pulled_from dragged_from scooped_out rescued_from not_breathing u_boat blub stone swallowed_the',
  WIRE: 'cord cords cable cables wire wires outlet plug socket charger lamp_cord extension_cord lights christmas_lights fairy_lights power_strip lamp phone_charger electric_fence',
  CHEWS: 'bit bite bites biting chew* gnaw* munch* teeth through',
  ZAP: 'pop popped bang spark sparks sparked shock* zap* jolt* flew thrown yelp* scream* burn* smoke flash sizzl* barbecue bbq fried crackle burnt singed electrocut* smell* fuse breaker',
  FUMES:
    'carbon_monoxide monoxide co fumes exhaust gas_leak gas natural_gas propane smoke furnace heater generator car_exhaust gas_alarm smog chimney boiler stove hibachi kerosene soot burning_building house_fire kitchen_fire fire',
  FUMES_SURE:
    'carbon_monoxide monoxide co_alarm co_detector co_meter fumes gas_leak exhaust gas_alarm gas_detector exhaust_fumes',
  ALARM:
    'went_off going_off goes_off beep* scream* ring* rang alarm* shriek* wail* blar* peep* detector firemen fire_department fire_dept evacuat* red_light meter_read*',
  FUMESICK:
    'slow_motion drunken mopey headache* dizzy dizziness wobbl* sleepy drowsy zombie* sick faint* limp weak stagger* confus* nausea* cough* breath* inhal* collaps* vomit* woozy groggy out_of_it lethargic passed_out cherry weird floppy drunk pant* wheez* gasp* soot singed trapped black',
  SNAKE:
    'slither* nope_noodle snake snakes snakebite snake_bite rattler rattlesnake* copperhead* viper* adder cobra cottonmouth* danger_noodle nope_rope serpent moccasin* coral_snake diamondback spicy_rope rattle sneaky_noodle water_moccasin',
  BITTEN:
    'latched clamped bit bite bites bitten biting struck strike strikes got_him got_her nipped fang fangs fang_marks tagged nailed puncture* attacked lunged kissed stung hit_him hit_her sank_its',
  GROWS:
    'swollen swell* swole* balloon* huge growing bigger grew big puffy puff* blew_up fat double doubled bruis* black size blowing_up inflat* purple',
  VEHICLE:
    'minivan car truck van pickup suv bus scooter tire tires wheel wheels bumper vehicle moped motorcycle taxi jeep trailer lawnmower lawn_mower tractor atv golf_cart train bicycle bike',
  RUN_OVER:
    'hit struck ran_over run_over rolled_over clipped backed_over backed_into knocked lost_the_argument argued argument lost tangled smacked under_the_wheel under_the_tire kissed met fought fight collided collision sideswiped dragged disagreement bounced_off tire_track* wrestled thrown flipped launched squashed',
  FELL: 'fell fall falls fallen dove dive dived diving flew fly flying jumped leapt leaped plunged plummeted dropped tumbled skydiv* sky_div* parachut* bungee took_a_header swan_dive nosedive free_fall superman bird',
  HEIGHT:
    'floor story stories storey balcony roof rooftop window terrace fire_escape skyscraper deck loft bridge cliff ladder second_story third upstairs_window ledge high_rise',
  DRYER:
    'dryer drier tumble_dryer tumble_drier washing_machine washer clothes_dryer spin_cycle laundry_machine',
  RODE: 'inside ride rode tumbl* spin spun cycle found ran ran_with running_with was_in got_in in_it started_it minutes trapped accidentally',
  TOY_OF:
    'rugby tug baseball frisbee chew_toy squeaky_toy tug_toy rag_doll rag punching_bag football rugby_ball tug_of_war soccer_ball stuffed_animal dishrag pinata drumstick appetizer snack chewing_toy chewtoy salad maraca shaker',
  BEASTS:
    'dog dogs husky coyote* pit_bull pitbull rottweiler shepherd mastiff bulldog cat tomcat stray raccoon* fox hawk owl eagle wolf bear boar pack lab labrador doberman akita neighbor* big_dog bobcat badger',

  // Birth
  BABY: 'kitten kittens puppy puppies pup pups baby babies newborn package little_one calf fetus feet foot leg legs tail nose head paw butt rump sac bag water_bag',
  HALFWAY:
    'waving traffic_jam roadblock dangles stuck half_out halfway half_way jammed wedged hanging hangs dangl* sticking_out sticks_out showing shows poking pokes peeking peeks in_the_doorway cannot_get_out cannot_come_out will_not_come_out not_come_out not_coming_out will_not_come not_coming partly_out part_out protruding trapped see visible corked breech sideways knocking_at_the_door at_the_door at_the_exit comes_and_goes_back',
  BIRTH:
    'exit birthday_suit one_pup one_kitten one_puppy pup_came kitten_came puppy_came two_pups two_kittens two_puppies three_pups three_puppies pushes due_date mid_labor whelping_box birthing birth birthing born pregnan* deliver* whelp* kittening queening contraction* pushing in_labor in_labour due expecting first_litter first_kitten first_puppy first_baby second_baby first_pup birth_canal vulva giving_birth gave_birth mama_cat mama_dog vajayjay vagina nesting mother_to_be having_her having_babies having_kittens having_puppies stork maternity midwife womb uterus litter_coming more_inside another_inside still_inside full_of_puppies full_of_kittens',
  PUSHES:
    'push pushes pushing pushed strain* contraction* labor labour whelping working squeez* heaving bearing_down press presses pressing laboring shift',
  NO_YOUNG:
    'nothing no_puppy no_puppies no_kitten no_kittens no_baby no_babies no_pup no_pups not_one no_product no_result no_luck nobody_came nothing_comes none no_delivery no_progress without_result no_show no_more no_sign no_arrival not_out no_passenger',
  LONG_TIME:
    'hour hours hrs hr since minutes mins min forever ages all_night all_day all_morning long_time eternity midnight dawn breakfast lunch noon yesterday last_night morning evening too_long so_long',
  GOO: 'goo goop discharge slime fluid liquid soup ooz* leak* drip* stuff gunk something tar sludge mud paint syrup water puddle stain drop juice smoothie muck',
  FOUL: 'swamp swamp_water pond_water sewage ditch green black dark_green brown greenish blackish foul stinking stinky stinks smelly reek* rotten pea_soup dark tarry khaki seaweed swampy olive spinach avocado putrid bloody',
  WOMB: 'womb uterus red_bag vulva her_vagina birth_canal vagina her_inside* uterine vaginal',
  OUTSIDE:
    'out outside hang* protrud* poking sticking fell_out came_out prolaps* inside_out spill* slid falling drooping dangling poke* sticks turned_inside popped_out looks_out visible showing',
  INSIDES:
    'insides inside_part* guts intestine* bowel bowels organ organs loop loops innards entrails gut sausage spleen fat_tissue bowel_loop stuffing',
  CUT: 'stitch* incision suture* cut wound hole surgery surgical scar staples spay_site belly opening tear flap zipper',
  TUBE: 'pink moist wet_bit purple_thing tube tubes sausage donut doughnut tissue meat lump_of_flesh flesh pink_thing red_thing red_ball pink_ball hot_dog cherry tomato balloon sock red_tube pink_tube bulge tongue_like red_bit insides macaroni cannoli finger worm_like inner_tube',
  PEEKS:
    'out outside hang* protrud* stick* poking prolaps* dangl* comes_out came_out peek* popped showing should_be_inside should_be_in',
  MILKING:
    'nursing nurses nursed milk_bar milk_machine lactating lactat* feeding_the_puppies feeding_puppies feeds_puppies new_mom new_mother breastfeed* feeding_her_kittens feeding_her_puppies gave_birth had_puppies had_kittens mama mom_of puppies kittens litter suckl* dairy',
  SHAKES:
    'tetany vibrat* shak* stiff* trembl* twitch* rigid tremor* spasm* jerk* wobbl* stagger* convuls* wooden quiver* shiver* seiz* jitter*',
  YOUNG:
    'newborn* tiny_one runt week_old weeks_old day_old days_old bottle_baby orphan* smallest_one littlest smallest_kitten smallest_puppy neonate bottle_fed littlest_one',
  YOUNG_BAD:
    'went_limp is_limp goes_limp all_limp limp_like floppy cold cool chilly pebble sock not_suck* does_not_suck will_not_suck not_latch* will_not_latch not_nurs* does_not_nurse will_not_nurse will_not_drink not_drink* fading gasp* lifeless not_moving cries_constantly blue rag weak ice jelly noodle grey gray stopped_nursing stopped_sucking stopped_eating refuses',

  // Swallowed, poisons, medicines
  STRING:
    'bobble* scrunchie* hairband* elastics string strings thread yarn ribbon tinsel floss dental_floss hair_tie* rubber_band* elastic fishing_line twine shoelace* wool cord ribbons spaghetti_string dental_string easter_grass tassel streamer lace crochet embroidery',
  MISSING:
    'missing gone shorter smaller shrunk half vanished disappeared shrank nowhere less_of where_did not_find cannot_find',
  ATE: 'sampled tried grabbed crunched downed scoffed stolen licked nommed inhales ate eat eats eaten swallow* gulp* gobbl* inhaled slurp* devour* consumed munch* chew* chomp* helped_himself helped_herself snack* gnaw* wolfed scarf* feasted stole got_into raided ingest* nibbl* lick* drank drink* lapped vacuumed dined polished_off lunch_on hoovered tast* cleaned_out demolished ransacked partied swiped finished',
  SHARP:
    'needle needles pin pins safety_pin fish_hook fishhook hook tack tacks thumbtack* razor blade glass_shard* broken_glass skewer* toothpick* nail screw bone_shard* splinter* staple staples sewing_pin push_pin bone_splinter* chicken_bone_s kebab_stick* shards sharp',
  BUTTON: 'coin coins disc disk button token penny nickel silver_thing cell wafer pill_shaped round_thing',
  DEVICE:
    'remote watch hearing_aid key_fob toy scale thermometer calculator car_key musical_card candle tea_light airtag laser_pointer gadget clicker garage_opener',
  BATTERY:
    'cr2032 cr2025 silver_cell silver_cells flat_cell lithium battery batteries button_cell coin_cell magnet magnets buckyball* magnetic button_battery lithium_cell',
  RODENT: 'rat rats mouse mice rodent rodents vermin gopher mole d_con decon tomcat_bait',
  BAITS:
    'bait baits poison block blocks cube cubes pellet pellets candy bar bars treat treats cake tray_bait buffet killer cookies snack crackers sachet station trap_bait chunks grain',
  COLORED: 'smurf mint_green jade green blue turquoise teal aqua neon bluish greenish pink',
  BLOCKS:
    'grains granules sachet cubes blocks pellets bait chunks_of_bait bricks block cube wax_blocks grain',
  COOLANT:
    'screen_wash washer_fluid windscreen_spray winteriz* winteris* pink_stuff_in antifreeze anti_freeze coolant radiator_fluid radiator_water radiator_juice radiator_puddle brake_fluid de_icer deicer windshield_fluid ethylene_glycol under_the_radiator radiator_leak* neon_green_puddle car_juice engine_coolant',
  LILY: 'lily lilies lilly lillies stargazer* tiger_lil* daylil* day_lil* easter_bouquet easter_flowers oriental_lil* easter_lil*',
  POLLEN:
    'pollen dust yellow orange whisker* nose nibbl* chew* lick* ate bit bite fur brush* face sniff* vase_water vase stain* painted powder drank petals petal leaf munch* paint munching teeth_marks',
  SUGAR_NOTE:
    'diabet* insulin sugar_shot sugar_shots sugar_injection vetsulin prozinc lantus glargine caninsulin sugar_meds sugar_jab insuline sugar_cat sugar_dog',
  SUGAR_BAD:
    'wobbl* drunk* stagger* twitch* limp rag seiz* convuls* collaps* faint* shak* trembl* weak floppy unresponsive confus* disorient* zombie* drowsy sleepy stumbl* sailor glassy vomit* threw_up throwing_up puk* lethargic flat comatose noodle* fell_over falling_over breathing heavy_breathing acetone nail_polish did_not_eat not_eat has_not_eaten not_eaten refused_food refuses_food refused_breakfast refused_dinner double_dose gave_twice given_twice insulin_twice dosed_twice overdose* too_much',
  ADDISON: 'addison* hypoadrenocort* percorten zycortal florinef docp hypoadreno*',
  CRISIS:
    'collaps* shak* weak vomit* threw_up wobbl* faint* limp trembl* flat lethargic missed forgot ran_out skipped cannot_stand not_stand stagger* diarrhea cold puk* barf* will_not_get_up slow_heart',
  STING:
    'bee bees wasp* hornet* sting stung bug_bite spider ant ants yellow_jacket* vaccine vaccin* shot shots scorpion',
  FACE_IMAGE:
    'boxing_match blows_up blew_up blowing_up cantaloupe melon grapefruit balloon* hippo shar_pei marshmallow michelin pumpkin puffer pufferfish boxer_after quasimodo hitch sausage* softball blimp inflated bubble_wrap elephant_man cauliflower sumo watermelon chipmunk moon_face bread_loaf loaf_of_bread rising_dough',
  VOMIT_OR_WEAK:
    'vomit* threw_up throws_up throwing_up puk* barf* collaps* wobbl* weak unsteady pale stagger* faint* diarrhea whistl* wheez* breath* drool*',

  // Blood
  BLOOD: 'blood bleed* bled red bloody',
  GUSH: 'stuck_pig lawn_sprinkler squirting everywhere gush* squirt* spurt* pour* pumping_out pulsing pulses sprays spraying geyser fountain faucet hose waterfall soaked soaking soaks puddles pool_of pools river rivers hydrant towels buckets will_not_stop cannot_stop does_not_stop not_stop* will_not_turn_off not_turn_off sprinkler rhythm jets streams streaming torrent through_the_bandage murder_scene crime_scene slaughterhouse slasher horror_film horror_movie',
  FAUCET: 'faucet tap hose fountain geyser hydrant sprinkler river waterfall',
  WOUNDED: 'paw leg ear nose nail wound tail tongue toe pad neck mouth cut',

  // Pain
  SCREAMS: 'scream* shriek* howl* yelp* yell* squeal* holler* cries cry',
  IF_TOUCHED:
    'touch* breathe_on breath_on move moves look_at pick_up lift* pet a_feather blow_on come_near go_near slightest handle*',
  LOCKED:
    'locked rusty frozen stiff rusted seized cement concrete cannot_turn will_not_turn cannot_lift will_not_lift board wooden guarded rod iron_rod steel',

  // What makes a picture harmless
  CALM: 'asleep sleep* nap naps napping snor* purr* dream* happy happily relax* cuddl* belly_rub* tail_wag* wags wagging snooz* content cozy comfy adorable cute silly goofy funny lol haha sunbath* lounging massage blissful',
  PLAY: 'play plays played playing playtime zoom* fetch toy toys game laser chas* ball feather_wand wrestl* squeaky hunting romp*',
  TIRED_OUT:
    'hike hiking after_the_walk after_our_walk after_a_walk after_the_run after_a_run daycare dog_park swim long_day beach groomer*',
  VET_GIVEN:
    'spayed neutered fixed_today clinic_said nurse_warned nurse_said as_the_vet loopy anesth* anaesth* sedat* after_surgery trazodone gabapentin dental_cleaning teeth_cleaning spay_today neuter_today operation groggy_from acepromazine',
  SCREEN:
    'tv television show movie youtube video cartoon film costume halloween plush stuffed fake plastic rubber_snake shaped cardboard picture photo',
  WARMED:
    'outside window snow walk_in winter air_conditioning ac nose water_bowl bath wet_from cold_floor tiles tile rain bowl drink treat',
  FAT: 'chubby fat chonk* soft jiggl* squishy overweight always_has always_been for_years gurgl* rumbl* growl* tickl* rub_rubs',
}

/** The words of a group named in capitals; any other word stands for itself. */
export function wordsOf(name: string): readonly string[] {
  const words = GROUPS[name]
  if (words === undefined) return [name]
  return words
    .split(' ')
    .flatMap((word) => (word === word.toUpperCase() && /[A-Z]/.test(word) ? wordsOf(word) : [word]))
}

/** The words of groups as one expression of the reader. */
export const anyOf = (names: string): string =>
  `(?:${names
    .split(' ')
    .flatMap(wordsOf)
    .map((word) => word.replaceAll('*', '\\w*').replaceAll('_', ' '))
    .join('|')})`

/** The same, beside no word that denies them. */
export const saidOf = (names: string): string =>
  `(?<!\\b(?:not|no|never|without|stopped|longer)(?: \\w+){0,2} )${anyOf(names)}`
