export const names = `
Low-bar squat=Squat barre basse|Box squat=Squat sur caisse|Pause squat=Squat avec pause|Overhead squat=Squat bras tendus|Zercher squat=Squat Zercher|
Hack squat=Hack squat à la machine|Pendulum squat=Squat pendulaire|Belt squat=Squat à la ceinture|Smith machine squat=Squat au cadre guidé|
Dumbbell squat=Squat haltères|Dumbbell sumo squat=Squat sumo haltère|Kettlebell front squat=Squat avant kettlebells|Landmine squat=Squat landmine|
Jerrycan squat=Squat au bidon|Sandbag squat=Squat au sac de sable|Backpack squat=Squat au sac à dos|Sit to stand=Lever de chaise|Wall sit=Chaise au mur|
Split squat=Squat en fente|Dumbbell split squat=Squat en fente haltères|Cossack squat=Squat cosaque|Pistol squat=Squat sur une jambe|Sissy squat=Squat sissy|
Forward lunge=Fente avant|Dumbbell walking lunge=Fentes marchées haltères|Dumbbell reverse lunge=Fente arrière haltères|
Barbell reverse lunge=Fente arrière barre|Side lunge=Fente latérale|Curtsy lunge=Fente croisée|Dumbbell step-up=Montée sur banc haltères|
Chair step-up=Montée sur chaise|Lateral step-up=Montée latérale sur caisse|Sumo deadlift=Soulevé de terre sumo|Trap bar deadlift=Soulevé de terre à la trap bar|
Rack pull=Soulevé de terre partiel|Stiff-leg deadlift=Soulevé de terre jambes tendues|Dumbbell deadlift=Soulevé de terre haltères|
Kettlebell deadlift=Soulevé de terre kettlebell|Single-leg Romanian deadlift=Soulevé de terre roumain sur une jambe|
Single-leg deadlift reach=Bascule sur une jambe|Jerrycan deadlift=Soulevé de terre au bidon|Good morning=Flexion du buste à la barre|
Cable pull-through=Tirage entre les jambes à la poulie|Back extension=Extension du dos au banc|Reverse hyperextension=Hyperextension inversée|
Nordic hamstring curl=Flexion nordique|Glute-ham raise=Relevé fessiers-ischios|Seated leg press=Presse à cuisses assise|
Single-leg press=Presse à cuisses sur une jambe|Lying leg curl=Flexion des jambes allongé|Standing leg curl=Flexion des jambes debout|
Exercise ball leg curl=Flexion des jambes au ballon|Banded leg curl=Flexion des jambes à l’élastique|Dumbbell leg curl=Flexion des jambes haltère|
Hip abduction machine=Machine à abducteurs|Hip adduction machine=Machine à adducteurs|Machine glute kickback=Extension de hanche à la machine|
Machine hip thrust=Relevé de bassin à la machine|Single-leg hip thrust=Relevé de bassin sur une jambe|Single-leg glute bridge=Pont fessier sur une jambe|
Frog pump=Pont fessier grenouille|Cable glute kickback=Extension de hanche à la poulie|Cable hip abduction=Abduction de hanche à la poulie|
Banded lateral walk=Marche latérale à l’élastique|Donkey kick=Ruade|Fire hydrant=Levée latérale à quatre pattes|Clamshell=Coquillage|
Side-lying leg raise=Levée de jambe sur le côté|Standing hip abduction=Abduction de hanche debout|Seated calf raise=Extension des mollets assis|
Machine calf raise=Extension des mollets à la machine|Leg press calf raise=Extension des mollets à la presse|Dumbbell calf raise=Extension des mollets haltères|
Single-leg calf raise=Extension du mollet sur une jambe|Supported calf raise=Extension des mollets à la chaise|Tibialis raise=Relevé de pointes|
Power clean=Épaulé debout|Hang clean=Épaulé en suspension|Clean and jerk=Épaulé-jeté|Power snatch=Arraché debout|Thruster=Squat et développé enchaînés|
Dumbbell snatch=Arraché haltère|Kettlebell clean=Épaulé kettlebell|Kettlebell snatch=Arraché kettlebell|Single-arm kettlebell swing=Balancé kettlebell à un bras|
Turkish get-up=Relevé turc|Sandbag clean=Épaulé sac de sable|Suitcase carry=Marche avec une charge d’un seul côté|Overhead carry=Marche charge au-dessus de la tête|
Jerrycan carry=Porter de bidons|Sled push=Poussée de traîneau|Jump lunge=Fente sautée|Tuck jump=Saut groupé|Broad jump=Saut en longueur sans élan|
Depth jump=Saut en contrebas|Skater jump=Saut du patineur|Pogo jump=Rebonds de chevilles|Squat thrust=Flexion-extension au sol|Wall ball=Lancer au mur|
Medicine ball slam=Lancer de ballon au sol|Clap push-up=Pompe claquée|Incline barbell bench press=Développé incliné barre|
Decline barbell bench press=Développé décliné barre|Close-grip bench press=Développé couché prise serrée|Barbell floor press=Développé au sol barre|
Dumbbell floor press=Développé au sol haltères|Plate squeeze press=Développé disques serrés|Smith machine bench press=Développé couché au cadre guidé|
Machine chest press=Presse à pectoraux|Incline machine chest press=Presse à pectoraux inclinée|Banded chest press=Développé à l’élastique|
Machine fly=Écarté à la machine|Cable fly=Écarté à la poulie|High-to-low cable fly=Écarté à la poulie haute|Dumbbell pullover=Pull-over haltère|
Wall push-up=Pompe au mur|Knee push-up=Pompe sur les genoux|Decline push-up=Pompe pieds surélevés|Diamond push-up=Pompe diamant|Wide push-up=Pompe large|
Pike push-up=Pompe carpée|Archer push-up=Pompe archer|Pseudo planche push-up=Pompe en appui avancé|Banded push-up=Pompe à l’élastique|
Weighted push-up=Pompe lestée|Ring push-up=Pompe aux anneaux|Handstand push-up=Pompe en équilibre|Wall handstand hold=Équilibre contre le mur|
Bench dip=Dips sur banc|Chair dip=Dips sur chaise|Assisted dip=Dips assistés|Weighted dip=Dips lestés|Machine triceps dip=Dips à la machine|
Seated overhead press=Développé militaire assis|Push press=Développé avec élan|Arnold press=Développé Arnold|Kettlebell press=Développé kettlebell|
Smith machine shoulder press=Développé épaules au cadre guidé|Machine shoulder press=Presse à épaules|Landmine press=Développé landmine|
Banded shoulder press=Développé épaules à l’élastique|Water bottle press=Développé avec bouteilles|Cable lateral raise=Élévation latérale à la poulie|
Machine lateral raise=Élévation latérale à la machine|Banded lateral raise=Élévation latérale à l’élastique|
Water bottle lateral raise=Élévation latérale avec bouteilles|Front raise=Élévation frontale|Plate front raise=Élévation frontale au disque|
Rear delt fly=Oiseau haltères|Cable rear delt fly=Oiseau à la poulie|Reverse machine fly=Oiseau à la machine|Upright row=Tirage menton|
Cable external rotation=Rotation externe à la poulie|Banded external rotation=Rotation externe à l’élastique|
Side-lying external rotation=Rotation externe sur le côté|Rope pushdown=Extension triceps à la corde|
Cable overhead triceps extension=Extension triceps au-dessus de la tête à la poulie|Banded pushdown=Extension triceps à l’élastique|
EZ-bar skull crusher=Barre au front|Dumbbell skull crusher=Extension triceps couché haltères|Triceps kickback=Extension triceps buste penché|
Machine triceps extension=Extension triceps à la machine|Bodyweight triceps extension=Extension triceps au poids du corps|Chin-up=Traction en supination|
Neutral-grip pull-up=Traction prise neutre|Weighted pull-up=Traction lestée|Assisted pull-up=Traction assistée|Banded pull-up=Traction à l’élastique|
Negative pull-up=Traction négative|Scapular pull-up=Traction scapulaire|Dead hang=Suspension|Muscle-up=Traction-dips|Tuck front lever=Front lever groupé|
Inverted row=Traction australienne|Ring row=Tirage aux anneaux|Wide-grip lat pulldown=Tirage vertical prise large|
Close-grip lat pulldown=Tirage vertical prise serrée|Reverse-grip lat pulldown=Tirage vertical en supination|Banded lat pulldown=Tirage vertical à l’élastique|
Straight-arm pulldown=Tirage bras tendus à la poulie|Pendlay row=Rowing Pendlay|T-bar row=Rowing à la barre en T|Landmine row=Rowing landmine|
Bent-over dumbbell row=Rowing haltères buste penché|Chest-supported dumbbell row=Rowing haltères sur banc incliné|Kettlebell row=Rowing kettlebell|
Renegade row=Rowing en planche|Machine row=Rowing à la machine|Single-arm cable row=Tirage horizontal à un bras|Banded row=Rowing à l’élastique|
Jerrycan row=Rowing au bidon|Backpack row=Rowing au sac à dos|Barbell shrug=Haussement d’épaules barre|Dumbbell shrug=Haussement d’épaules haltères|
Banded face pull=Tirage visage à l’élastique|Prone Y raise=Élévation en Y à plat ventre|Barbell curl=Curl barre|EZ-bar curl=Curl barre EZ|
Preacher curl=Curl au pupitre|Incline dumbbell curl=Curl incliné haltères|Alternating dumbbell curl=Curl haltères alterné|Concentration curl=Curl concentré|
Zottman curl=Curl Zottman|Cable curl=Curl à la poulie|Rope hammer curl=Curl marteau à la corde|Banded curl=Curl à l’élastique|
Water bottle curl=Curl avec bouteilles|Reverse curl=Curl inversé|Wrist curl=Flexion des poignets|Reverse wrist curl=Extension des poignets|
Plate pinch=Pince de disques|Towel wringing=Essorage de serviette|Sit-up=Redressement assis|Decline sit-up=Redressement assis décliné|Bicycle crunch=Crunch vélo|
Reverse crunch=Crunch inversé|Toe-touch crunch=Crunch jambes levées|Heel touch=Touche talons|Cable crunch=Crunch à la poulie|Machine crunch=Crunch à la machine|
Lying leg raise=Relevé de jambes au sol|Flutter kick=Battement de jambes|V-up=Portefeuille|Seated knee tuck=Ramené de genoux assis|
Hanging leg raise=Relevé de jambes suspendu|Parallel bar knee raise=Relevé de genoux en appui|Toes-to-bar=Pieds à la barre|Hollow hold=Gainage creux|
L-sit=Équerre|Windshield wiper=Essuie-glace|Ab wheel rollout=Roue abdominale|High plank=Planche haute|Reverse plank=Planche inversée|
Plank shoulder tap=Planche avec touche d’épaule|Plank up-down=Planche montante|Copenhagen plank=Planche de Copenhague|Bear hold=Position de l’ours|
Bear crawl=Marche de l’ours|Superman=Extension du dos au sol|Prone swimmer=Nageur à plat ventre|Pallof press=Développé Pallof|
Cable wood chop=Bûcheron à la poulie|Landmine rotation=Rotation landmine|Dumbbell side bend=Flexion latérale haltère|Kettlebell windmill=Moulin kettlebell|
Kettlebell halo=Cercle kettlebell autour de la tête|Medicine ball side throw=Lancer latéral de médecine-ball|Treadmill walk=Marche sur tapis|
Incline treadmill walk=Marche sur tapis incliné|Hill run=Course en côte|Shuttle run=Course navette|Hike=Randonnée|Backpack walk=Marche avec sac à dos|
Outdoor cycling=Vélo en plein air|Air bike=Vélo à résistance d’air|Elliptical trainer=Vélo elliptique|Stair climber=Simulateur d’escalier|Stair climbing=Montée d’escaliers|
Ski machine=Ergomètre de ski|Battle rope waves=Vagues à la corde ondulatoire|Freestyle swim=Nage crawl|Breaststroke swim=Nage brasse|
Aqua jogging=Course dans l’eau|Basketball=Basket-ball|Table tennis=Tennis de table|Afrobeats dance=Danse afrobeats|Step aerobics=Step en musique|
Shadow boxing=Boxe dans le vide|Heavy bag boxing=Boxe au sac|Alternate-foot rope skip=Corde à sauter pas couru|Double-under=Double saut à la corde|
Marching on the spot=Marche sur place|Seated march=Marche assise|Butt kick=Talons-fesses|Lateral shuffle=Pas chassés|Step jack=Jumping jack sans saut|
Arm circle=Cercles de bras|Shoulder roll=Cercles d’épaules|Wall angel=Ange au mur|Towel shoulder pass-through=Passage d’épaules à la serviette|
Pendulum arm swing=Balancier du bras|Neck turn=Rotation de la tête|Chin tuck=Rentré de menton|Wrist stretch=Étirement des poignets|
Ankle circle=Cercles de cheville|Knee-to-wall ankle rock=Genou au mur|Leg swing=Balancement de jambe|Hip circle=Cercles de hanche|
Hip switch=Bascule de hanches assis|Deep squat hold=Accroupi profond|Adductor rock-back=Bascule des adducteurs|Inchworm=Chenille|Open book=Livre ouvert|
Thread the needle=Fil dans l’aiguille|Roller back extension=Extension du dos sur rouleau|Downward dog=Chien tête en bas|Cobra stretch=Posture du cobra|
Sun salutation=Salutation au soleil|Pelvic tilt=Bascule du bassin|Heel slide=Glissé de talon|Straight leg raise=Levée de jambe tendue|
Seated knee extension=Extension du genou assis|Thigh squeeze=Contraction de la cuisse|Terminal knee extension=Extension du genou à l’élastique|
Calf stretch=Étirement des mollets|Standing quadriceps stretch=Étirement du quadriceps debout|Couch stretch=Étirement au canapé|
Seated forward fold=Flexion avant assise|Butterfly stretch=Étirement du papillon|Figure-four stretch=Étirement en quatre|Pigeon stretch=Posture du pigeon|
Knee-to-chest stretch=Genou à la poitrine|Lying spinal twist=Torsion allongée|Seated spinal twist=Torsion assise|Happy baby=Bébé heureux|
Standing side stretch=Étirement latéral debout|Doorway chest stretch=Étirement pectoral à la porte|Cross-body shoulder stretch=Étirement de l’épaule croisé|
Triceps stretch=Étirement du triceps|Neck side stretch=Étirement latéral de la nuque|Thigh foam rolling=Rouleau sur les cuisses|
Upper back foam rolling=Rouleau sur le haut du dos|Legs up the wall=Jambes au mur|Belly breathing=Respiration abdominale|Tandem stand=Position en tandem|
Heel-to-toe walk=Marche talon-pointe|Tree pose=Posture de l’arbre|Clock reach=Horloge sur une jambe|Knee raise balance=Équilibre genou levé|
Warrior pose=Posture du guerrier
`;

export const address = import.meta.url;
