export const names = `
Low-bar squat=Kniebeuge mit tiefer Stange|Box squat=Kniebeuge auf den Kasten|Pause squat=Kniebeuge mit Pause|Overhead squat=Überkopfkniebeuge|
Zercher squat=Zercher-Kniebeuge|Hack squat=Hackenschmidt-Kniebeuge|Pendulum squat=Pendelkniebeuge|Belt squat=Kniebeuge mit Gurt|
Smith machine squat=Kniebeuge an der Multipresse|Dumbbell squat=Kniebeuge mit Kurzhanteln|Dumbbell sumo squat=Sumo-Kniebeuge mit Kurzhantel|
Kettlebell front squat=Frontkniebeuge mit Kettlebells|Landmine squat=Kniebeuge mit Stange am Boden|Jerrycan squat=Kniebeuge mit Kanister|
Sandbag squat=Kniebeuge mit Sandsack|Backpack squat=Kniebeuge mit Rucksack|Sit to stand=Aufstehen vom Stuhl|Wall sit=Wandsitz|
Split squat=Kniebeuge im Ausfallschritt|Dumbbell split squat=Kniebeuge im Ausfallschritt mit Kurzhanteln|Cossack squat=Kosaken-Kniebeuge|
Pistol squat=Einbeinige Kniebeuge|Sissy squat=Sissy-Kniebeuge|Forward lunge=Ausfallschritt nach vorn|
Dumbbell walking lunge=Ausfallschritte im Gehen mit Kurzhanteln|Dumbbell reverse lunge=Ausfallschritt nach hinten mit Kurzhanteln|
Barbell reverse lunge=Ausfallschritt nach hinten mit Langhantel|Side lunge=Ausfallschritt zur Seite|Curtsy lunge=Knicks-Ausfallschritt|
Dumbbell step-up=Aufsteiger mit Kurzhanteln|Chair step-up=Aufsteiger auf den Stuhl|Lateral step-up=Seitlicher Aufsteiger|Sumo deadlift=Sumo-Kreuzheben|
Trap bar deadlift=Kreuzheben mit Trap-Bar|Rack pull=Kreuzheben von der Ablage|Stiff-leg deadlift=Kreuzheben mit gestreckten Beinen|
Dumbbell deadlift=Kreuzheben mit Kurzhanteln|Kettlebell deadlift=Kreuzheben mit Kettlebell|Single-leg Romanian deadlift=Einbeiniges rumänisches Kreuzheben|
Single-leg deadlift reach=Standwaage mit Griff zum Boden|Jerrycan deadlift=Kreuzheben mit Kanister|Good morning=Rumpfbeuge mit Langhantel|
Cable pull-through=Kabelzug durch die Beine|Back extension=Rückenstrecker|Reverse hyperextension=Umgekehrter Rückenstrecker|
Nordic hamstring curl=Nordischer Beinbeuger|Glute-ham raise=Beinbeuger mit Körpergewicht|Seated leg press=Beinpresse im Sitzen|
Single-leg press=Einbeinige Beinpresse|Lying leg curl=Beinbeuger im Liegen|Standing leg curl=Beinbeuger im Stehen|
Exercise ball leg curl=Beinbeuger auf dem Gymnastikball|Banded leg curl=Beinbeuger mit Band|Dumbbell leg curl=Beinbeuger mit Kurzhantel|
Hip abduction machine=Abduktorenmaschine|Hip adduction machine=Adduktorenmaschine|Machine glute kickback=Gesäßdrücken an der Maschine|
Machine hip thrust=Hüftheben an der Maschine|Single-leg hip thrust=Einbeiniges Hüftheben|Single-leg glute bridge=Einbeiniges Beckenheben|
Frog pump=Beckenheben im Frosch|Cable glute kickback=Beinstrecken nach hinten am Kabel|Cable hip abduction=Beinabspreizen am Kabel|
Banded lateral walk=Seitgang mit Band|Donkey kick=Eselstritt|Fire hydrant=Seitheben im Vierfüßlerstand|Clamshell=Muschel|
Side-lying leg raise=Beinheben in Seitlage|Standing hip abduction=Beinabspreizen im Stehen|Seated calf raise=Wadenheben im Sitzen|
Machine calf raise=Wadenheben an der Maschine|Leg press calf raise=Wadenheben an der Beinpresse|Dumbbell calf raise=Wadenheben mit Kurzhanteln|
Single-leg calf raise=Einbeiniges Wadenheben|Supported calf raise=Wadenheben am Stuhl|Tibialis raise=Zehenheben an der Wand|Power clean=Standumsetzen|
Hang clean=Umsetzen aus dem Hang|Clean and jerk=Umsetzen und Stoßen|Power snatch=Standreißen|Thruster=Kniebeuge mit Überkopfdrücken|
Dumbbell snatch=Kurzhantelreißen|Kettlebell clean=Kettlebell umsetzen|Kettlebell snatch=Kettlebell-Reißen|
Single-arm kettlebell swing=Einarmiger Kettlebell-Schwung|Turkish get-up=Türkisches Aufstehen|Sandbag clean=Sandsack umsetzen|Suitcase carry=Einseitiges Tragen|
Overhead carry=Tragen über Kopf|Jerrycan carry=Kanister tragen|Sled push=Schlitten schieben|Jump lunge=Sprung-Ausfallschritt|Tuck jump=Hocksprung|
Broad jump=Standweitsprung|Depth jump=Tiefsprung|Skater jump=Eisläufersprung|Pogo jump=Fußgelenksprünge|Squat thrust=Hockstütz|Wall ball=Wandball|
Medicine ball slam=Medizinball auf den Boden werfen|Clap push-up=Klatschliegestütz|Incline barbell bench press=Schrägbankdrücken mit Langhantel|
Decline barbell bench press=Negativbankdrücken mit Langhantel|Close-grip bench press=Enges Bankdrücken|Barbell floor press=Bodendrücken mit Langhantel|
Dumbbell floor press=Bodendrücken mit Kurzhanteln|Plate squeeze press=Scheiben drücken|Smith machine bench press=Bankdrücken an der Multipresse|
Machine chest press=Brustpresse|Incline machine chest press=Schräge Brustpresse|Banded chest press=Brustdrücken mit Band|Machine fly=Butterfly-Maschine|
Cable fly=Fliegende am Kabel|High-to-low cable fly=Fliegende am Kabel von oben|Dumbbell pullover=Überzug mit Kurzhantel|Wall push-up=Liegestütz an der Wand|
Knee push-up=Liegestütz auf den Knien|Decline push-up=Liegestütz mit erhöhten Füßen|Diamond push-up=Diamantliegestütz|Wide push-up=Breiter Liegestütz|
Pike push-up=Liegestütz mit hoher Hüfte|Archer push-up=Bogenschützen-Liegestütz|Pseudo planche push-up=Liegestütz mit Vorlage|Banded push-up=Liegestütz mit Band|
Weighted push-up=Liegestütz mit Gewicht|Ring push-up=Liegestütz an Ringen|Handstand push-up=Handstand-Liegestütz|Wall handstand hold=Handstand an der Wand|
Bench dip=Stütz an der Bank|Chair dip=Stütz am Stuhl|Assisted dip=Barrenstütz mit Hilfe|Weighted dip=Barrenstütz mit Gewicht|
Machine triceps dip=Trizepsdrücken an der Maschine|Seated overhead press=Überkopfdrücken im Sitzen|Push press=Schwungdrücken|Arnold press=Arnold-Drücken|
Kettlebell press=Kettlebell-Drücken|Smith machine shoulder press=Schulterdrücken an der Multipresse|Machine shoulder press=Schulterpresse|
Landmine press=Drücken mit Stange am Boden|Banded shoulder press=Schulterdrücken mit Band|Water bottle press=Überkopfdrücken mit Wasserflaschen|
Cable lateral raise=Seitheben am Kabel|Machine lateral raise=Seitheben an der Maschine|Banded lateral raise=Seitheben mit Band|
Water bottle lateral raise=Seitheben mit Wasserflaschen|Front raise=Frontheben|Plate front raise=Frontheben mit Scheibe|Rear delt fly=Vorgebeugtes Seitheben|
Cable rear delt fly=Hintere Schulter am Kabel|Reverse machine fly=Umgekehrter Butterfly|Upright row=Aufrechtes Rudern|
Cable external rotation=Außenrotation am Kabel|Banded external rotation=Außenrotation mit Band|Side-lying external rotation=Außenrotation in Seitlage|
Rope pushdown=Trizepsdrücken mit Seil|Cable overhead triceps extension=Trizepsstrecken über Kopf am Kabel|Banded pushdown=Trizepsdrücken mit Band|
EZ-bar skull crusher=Stirndrücken mit SZ-Stange|Dumbbell skull crusher=Stirndrücken mit Kurzhanteln|Triceps kickback=Trizepsstrecken nach hinten|
Machine triceps extension=Trizepsstrecken an der Maschine|Bodyweight triceps extension=Trizepsstrecken an der Bank|Chin-up=Klimmzug im Untergriff|
Neutral-grip pull-up=Klimmzug im Hammergriff|Weighted pull-up=Klimmzug mit Gewicht|Assisted pull-up=Klimmzug mit Hilfe|Banded pull-up=Klimmzug mit Band|
Negative pull-up=Negativer Klimmzug|Scapular pull-up=Schulterblattzug im Hang|Dead hang=Hängen|Muscle-up=Zugstemme|Tuck front lever=Gehockte Hangwaage|
Inverted row=Umgekehrtes Rudern|Ring row=Rudern an Ringen|Wide-grip lat pulldown=Breiter Latzug|Close-grip lat pulldown=Enger Latzug|
Reverse-grip lat pulldown=Latzug im Untergriff|Banded lat pulldown=Latzug mit Band|Straight-arm pulldown=Überzug am Kabel|Pendlay row=Pendlay-Rudern|
T-bar row=T-Bar-Rudern|Landmine row=Rudern mit Stange am Boden|Bent-over dumbbell row=Vorgebeugtes Rudern mit Kurzhanteln|
Chest-supported dumbbell row=Rudern auf der Schrägbank|Kettlebell row=Rudern mit Kettlebell|Renegade row=Rudern im Liegestütz|
Machine row=Rudern an der Maschine|Single-arm cable row=Einarmiges Rudern am Kabel|Banded row=Rudern mit Band|Jerrycan row=Rudern mit Kanister|
Backpack row=Rudern mit Rucksack|Barbell shrug=Schulterheben mit Langhantel|Dumbbell shrug=Schulterheben mit Kurzhanteln|
Banded face pull=Zug zum Gesicht mit Band|Prone Y raise=Y-Heben in Bauchlage|Barbell curl=Langhantelcurl|EZ-bar curl=Curl mit SZ-Stange|
Preacher curl=Scottcurl|Incline dumbbell curl=Curl auf der Schrägbank|Alternating dumbbell curl=Abwechselnder Kurzhantelcurl|
Concentration curl=Konzentrationscurl|Zottman curl=Zottman-Curl|Cable curl=Curl am Kabel|Rope hammer curl=Hammercurl mit Seil|Banded curl=Curl mit Band|
Water bottle curl=Curl mit Wasserflaschen|Reverse curl=Curl im Obergriff|Wrist curl=Handgelenkbeugen|Reverse wrist curl=Handgelenkstrecken|
Plate pinch=Scheiben klemmen|Towel wringing=Handtuch auswringen|Sit-up=Sit-ups|Decline sit-up=Sit-ups auf der Negativbank|Bicycle crunch=Fahrrad-Bauchpresse|
Reverse crunch=Umgekehrte Bauchpresse|Toe-touch crunch=Bauchpresse zu den Zehen|Heel touch=Fersentippen|Cable crunch=Bauchpresse am Kabel|
Machine crunch=Bauchpresse an der Maschine|Lying leg raise=Beinheben im Liegen|Flutter kick=Beinschlag im Liegen|V-up=Klappmesser|
Seated knee tuck=Knieanziehen im Sitzen|Hanging leg raise=Beinheben im Hang|Parallel bar knee raise=Knieheben im Stütz|Toes-to-bar=Zehen zur Stange|
Hollow hold=Schiffchen|L-sit=Winkelstütz|Windshield wiper=Scheibenwischer|Ab wheel rollout=Bauchroller|High plank=Hoher Stütz|Reverse plank=Umgekehrter Stütz|
Plank shoulder tap=Schultertippen im Stütz|Plank up-down=Stützwechsel|Copenhagen plank=Kopenhagener Stütz|Bear hold=Bärenstand|Bear crawl=Bärengang|
Superman=Fliegen in Bauchlage|Prone swimmer=Schwimmer in Bauchlage|Pallof press=Pallof-Drücken|Cable wood chop=Holzhacker am Kabel|
Landmine rotation=Drehen mit Stange am Boden|Dumbbell side bend=Seitbeuge mit Kurzhantel|Kettlebell windmill=Windmühle mit Kettlebell|
Kettlebell halo=Kettlebell um den Kopf kreisen|Medicine ball side throw=Seitlicher Wurf mit Medizinball|Treadmill walk=Gehen auf dem Laufband|
Incline treadmill walk=Steiles Gehen auf dem Laufband|Hill run=Hügellauf|Shuttle run=Pendellauf|Hike=Wandern|Backpack walk=Gehen mit Rucksack|
Outdoor cycling=Radfahren im Freien|Air bike=Airbike|Elliptical trainer=Crosstrainer|Stair climber=Treppenmaschine|Stair climbing=Treppensteigen|
Ski machine=Ski-Gerät|Battle rope waves=Wellen mit Schwungseilen|Freestyle swim=Kraulschwimmen|Breaststroke swim=Brustschwimmen|Aqua jogging=Laufen im Wasser|
Football=Fußball|Table tennis=Tischtennis|Afrobeats dance=Afrobeats-Tanz|Step aerobics=Step-Aerobic|Shadow boxing=Schattenboxen|
Heavy bag boxing=Boxen am Sandsack|Alternate-foot rope skip=Seilspringen im Laufschritt|Double-under=Doppelsprung|Marching on the spot=Gehen auf der Stelle|
Seated march=Gehen im Sitzen|Butt kick=Anfersen|Lateral shuffle=Seitschritte|Step jack=Hampelmann ohne Sprung|Arm circle=Armkreisen|
Shoulder roll=Schulterkreisen|Wall angel=Wandengel|Towel shoulder pass-through=Schulterdurchzug mit Handtuch|Pendulum arm swing=Armpendel|Neck turn=Kopfdrehen|
Chin tuck=Kinn einziehen|Wrist stretch=Dehnung der Handgelenke|Ankle circle=Fußkreisen|Knee-to-wall ankle rock=Knie zur Wand|Leg swing=Beinpendel|
Hip circle=Hüftkreisen|Hip switch=Hüftwechsel im Sitzen|Deep squat hold=Tiefe Hocke halten|Adductor rock-back=Schaukeln für die Adduktoren|Inchworm=Raupengang|
Open book=Offenes Buch|Thread the needle=Nadel einfädeln|Roller back extension=Rückenstrecken auf der Rolle|Downward dog=Hund nach unten|Cobra stretch=Kobra|
Sun salutation=Sonnengruß|Pelvic tilt=Beckenkippen|Heel slide=Fersengleiten|Straight leg raise=Heben des gestreckten Beins|
Seated knee extension=Kniestrecken im Sitzen|Thigh squeeze=Oberschenkel anspannen|Terminal knee extension=Kniestrecken mit Band|Calf stretch=Dehnung der Waden|
Standing quadriceps stretch=Dehnung der vorderen Oberschenkel im Stehen|Couch stretch=Sofadehnung|Seated forward fold=Vorbeuge im Sitzen|
Butterfly stretch=Schmetterlingsdehnung|Figure-four stretch=Gesäßdehnung im Liegen|Pigeon stretch=Taube|Knee-to-chest stretch=Knie zur Brust|
Lying spinal twist=Drehdehnung im Liegen|Seated spinal twist=Drehdehnung im Sitzen|Happy baby=Glückliches Baby|Standing side stretch=Seitdehnung im Stehen|
Doorway chest stretch=Brustdehnung am Türrahmen|Cross-body shoulder stretch=Schulterdehnung vor der Brust|Triceps stretch=Dehnung des Trizeps|
Neck side stretch=Seitliche Nackendehnung|Thigh foam rolling=Oberschenkel ausrollen|Upper back foam rolling=Oberen Rücken ausrollen|
Legs up the wall=Beine an der Wand|Belly breathing=Bauchatmung|Tandem stand=Tandemstand|Heel-to-toe walk=Seiltänzergang|Tree pose=Baum|Clock reach=Uhrentippen|
Knee raise balance=Einbeinstand mit Knieheben|Warrior pose=Krieger
`;

export const address = import.meta.url;
