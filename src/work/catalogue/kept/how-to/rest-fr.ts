export default `
Plank||Les hanches s’affaissent|Retenir son souffle
Side plank||Les hanches descendent|Rouler en avant
Dead bug||Le bas du dos se décolle|Aller trop vite
Bird dog||Cambrer le dos|Basculer les hanches
Crunch||Tirer sur la nuque|Monter avec de l’élan
Russian twist||Ne bouger que les bras|Arrondir le dos
Hanging knee raise||Se balancer|Ne lever que les cuisses
Mountain climber||Les hanches montent|Les mains trop en avant
Brisk walk||Regarder ses pieds|Des pas trop longs
Treadmill run||Tenir les barres|Poser le pied loin devant
Outdoor run||Partir trop vite|Poser le pied loin devant
Stationary bike||Une selle trop basse|Rebondir sur la selle
Rowing machine||Tirer avant de pousser des jambes|Arrondir le dos
Jump rope||Sauter trop haut|Tourner avec tout le bras
Jumping jack||Se recevoir jambes raides|Ne lever les bras qu’à moitié
High knees||Se pencher en arrière|Se recevoir sur les talons
Single-leg balance||Verrouiller le genou|Regarder partout au début
Cat-cow||Ne bouger que la nuque|Se précipiter
Hip flexor stretch||Cambrer le bas du dos|Trop se pencher en avant
Hamstring stretch||Donner des à-coups|Lever les hanches
Child's pose||Forcer les hanches vers le bas|Des épaules crispées
World's greatest stretch||Le genou arrière tombe au sol|Bâcler la rotation
Sit-up|Sur le dos, genoux pliés. Enroulez-vous jusqu’à approcher la poitrine des cuisses et descendez vertèbre par vertèbre.|Tirer sur la nuque|Lancer les bras
Decline sit-up|Calez les pieds sur un banc décliné. Descendez lentement tant que vous contrôlez, puis enroulez-vous.|Tirer sur la nuque|Cambrer le dos
Bicycle crunch|Sur le dos, les doigts près des oreilles. Amenez une épaule vers le genou opposé pendant que l’autre jambe s’allonge, et changez lentement.|Tirer sur la nuque|Se précipiter
Reverse crunch|Sur le dos, genoux au-dessus des hanches. Enroulez le bassin vers la poitrine et descendez lentement.|Balancer les jambes|Cambrer le dos
Toe-touch crunch|Sur le dos, jambes en l’air. Tendez les mains vers les orteils en levant les omoplates et descendez lentement.|Lancer la tête|Balancer les jambes
Heel touch|Sur le dos, genoux pliés et épaules un peu levées. Touchez un talon, puis l’autre.|La nuque crispée|Les pieds trop loin
Cable crunch|À genoux sous la poulie haute, la corde près de la tête. Enroulez les côtes vers les hanches et remontez lentement.|S’asseoir sur les talons|Tirer avec les bras
Machine crunch|Assis, les coussins en place, tenez les poignées. Enroulez-vous vers l’avant et revenez lentement.|Tirer avec les bras|Trop de poids
Lying leg raise|Sur le dos, plaqué au sol. Montez les jambes tendues à la verticale et ne descendez qu’autant que le dos reste posé.|Cambrer le dos|Laisser tomber les jambes
Flutter kick|Sur le dos, les jambes un peu au-dessus du sol. Battez par petits mouvements rapides, le dos plaqué.|Cambrer le dos|Les jambes trop basses
V-up|Allongé de tout votre long. Montez ensemble bras et jambes au-dessus des hanches et descendez avec contrôle.|Plier le dos d’un coup|Se laisser tomber
Seated knee tuck|Assis au bord d’un banc, tenez-le. Penchez-vous en arrière, allongez les jambes et ramenez les genoux vers la poitrine.|Arrondir les épaules|Prendre de l’élan
Hanging leg raise|Suspendu à une barre, montez les jambes tendues au moins à hauteur de hanches en enroulant le bassin. Descendez sans balancer.|Se balancer|Cambrer le dos
Parallel bar knee raise|En appui sur les barres ou les coussins. Ramenez les genoux vers la poitrine en enroulant le bassin et descendez lentement.|Se balancer|S’affaisser dans les épaules
Toes-to-bar|Suspendu à une barre, montez les jambes jusqu’à ce que les orteils la touchent. Descendez avec contrôle avant la suivante.|Se balancer fort|Plier les bras
Hollow hold|Sur le dos, plaqué au sol, levez épaules et jambes tendues. Tenez et respirez ; genoux pliés, c’est plus facile.|Le bas du dos se décolle|Retenir son souffle
L-sit|En appui bras tendus, poussez les épaules vers le bas. Tenez les jambes devant vous ; commencez genoux pliés.|Hausser les épaules|Arrondir le dos
Windshield wiper|Sur le dos, bras écartés et jambes en l’air. Descendez les jambes d’un côté, puis de l’autre, épaules au sol.|L’épaule se décolle|Laisser tomber les jambes
Ab wheel rollout|À genoux, la roue sous les épaules. Roulez ventre ferme aussi loin que le dos reste plat, puis revenez.|Le dos s’affaisse|Aller trop loin
High plank|Restez en haut d’une pompe, les mains sous les épaules. Gardez une ligne de la tête aux talons et respirez.|Les hanches s’affaissent|S’enfoncer entre les épaules
Reverse plank|Assis, les mains derrière vous, montez les hanches jusqu’à l’alignement. Regardez en haut et respirez.|Les hanches descendent|Les coudes pliés
Plank shoulder tap|En planche haute, pieds écartés, touchez une épaule avec la main opposée. Changez sans basculer.|Basculer les hanches|Se précipiter
Plank up-down|De la planche sur les avant-bras, montez sur une main, puis l’autre, et redescendez. Changez le bras qui commence.|Balancer les hanches|Les mains trop écartées
Copenhagen plank|Sur le côté, la jambe du dessus sur un banc, le coude sous l’épaule. Montez les hanches et tenez. Le genou sur le banc, c’est plus facile.|Les hanches descendent|Rouler en avant
Bear hold|Sur les mains et les orteils, levez les genoux d’une largeur de main. Gardez le dos à l’horizontale et respirez.|Les hanches montent|Retenir son souffle
Bear crawl|Sur les mains et les orteils, genoux bas, avancez main et pied opposés. Gardez le dos à l’horizontale et faites de petits pas.|Les hanches montent|Tanguer
Superman|À plat ventre, bras devant. Levez un peu bras et jambes, tenez et descendez lentement.|Lancer la tête en arrière|Monter par à-coups
Prone swimmer|À plat ventre, levez un peu la poitrine et faites glisser les bras de l’avant vers les hanches, puis revenez.|Lancer la tête en arrière|Se précipiter
Pallof press|De profil à la poulie, tenez la poignée contre la poitrine. Poussez droit devant, résistez à la rotation et revenez.|Le corps tourne|Hausser les épaules
Cable wood chop|Réglez la poulie en haut, de profil. Tirez en travers du corps vers la hanche opposée en tournant côtes et hanches, et revenez lentement.|Tirer avec les bras|Les pieds figés
Landmine rotation|Tenez le bout de la barre à deux mains devant le visage. Descendez-le en arc vers une hanche, puis vers l’autre.|Ne bouger que les bras|Arrondir le dos
Dumbbell side bend|Un haltère d’un côté. Penchez-vous lentement vers lui et remontez, sans vous incliner en avant.|Une charge dans chaque main|Prendre de l’élan
Kettlebell windmill|Poussez la kettlebell au-dessus de la tête et tournez les pieds à l’opposé. Sortez la hanche et glissez la main libre le long de la jambe, les yeux sur elle. Commencez sans charge.|Plier le bras du haut|Arrondir le dos
Kettlebell halo|Tenez une kettlebell légère à l’envers devant la poitrine. Faites-la tourner lentement autour de la tête, tout près, et changez de sens.|Bouger la tête|Cambrer le dos
Medicine ball side throw|De profil à un mur solide, le ballon à la hanche. Tournez depuis les hanches, lancez-le et rattrapez-le en douceur.|Lancer seulement avec les bras|Le pied arrière figé
Treadmill walk|Marchez droit, à une allure où vous pouvez parler. Laissez les bras se balancer et ne descendez qu’une fois le tapis arrêté.|Tenir les barres|Regarder en bas
Incline treadmill walk|Montez la pente et marchez à pas plus courts. Penchez-vous un peu depuis les chevilles et laissez les bras se balancer.|Se suspendre aux barres|Une pente trop forte
Sprint|Échauffez-vous bien. Courez vite sur une courte distance, bras actifs et genoux hauts, ralentissez peu à peu et récupérez bien.|Partir à froid|S’arrêter net
Hill run|Montez une pente douce à petites foulées, bras actifs. Redescendez en marchant.|Se pencher depuis la taille|Dévaler la pente
Shuttle run|Posez deux repères et courez de l’un à l’autre. Pliez les genoux pour tourner et poussez sur le pied extérieur.|Tourner jambes raides|Un sol glissant
Hike|Marchez sur des sentiers à allure régulière, avec des chaussures qui accrochent. Prenez de l’eau et faites de petits pas en descente.|Partir trop vite|Trop peu d’eau
Backpack walk|Placez la charge près du dos et serrez les sangles. Marchez droit, à allure régulière, et commencez léger.|Trop se pencher en avant|Trop de poids d’un coup
Outdoor cycling|Réglez la selle pour garder le genou légèrement plié en bas. Pédalez régulièrement, portez un casque et soyez visible.|Une selle trop basse|Forcer sur un gros braquet
Air bike|Poussez et tirez les poignées en pédalant. Commencez doucement et ajoutez de courts efforts intenses.|Partir trop fort|N’utiliser que les bras
Elliptical trainer|Tenez-vous droit, le pied entier sur les pédales. Poussez et tirez régulièrement avec bras et jambes.|S’appuyer sur les poignées|Monter sur les orteils
Stair climber|Tenez-vous droit et posez le pied entier sur chaque marche. Ne touchez les barres que pour l’équilibre et gardez le rythme.|Se suspendre aux barres|De tout petits pas sur les orteils
Stair climbing|Montez à allure régulière, le pied entier sur la marche. Tenez la rampe en descendant et reposez-vous au besoin.|Descendre en courant|Trop se pencher en avant
Ski machine|Tendez les bras vers le haut, gainez et tirez les poignées en pliant hanches et genoux. Redressez-vous quand les bras remontent.|Tirer seulement avec les bras|Arrondir le dos
Battle rope waves|Tenez les bouts, genoux pliés et dos plat. Fouettez les bras tour à tour pour envoyer des vagues dans la corde.|Rester raide|Arrondir le dos
Freestyle swim|Allongez-vous, roulez d’un côté à l’autre et respirez sur le côté. Battez souplement depuis les hanches. Nagez là où quelqu’un surveille.|Lever la tête pour respirer|Battre depuis les genoux
Breaststroke swim|Tirez, respirez, poussez, glissez. Restez calme et laissez le visage dans l’eau entre les respirations.|Ne pas glisser|Un ciseau qui fait mal aux genoux
Aqua jogging|Dans l’eau jusqu’à la poitrine, courez sur place ou en avançant. Montez les genoux et poussez l’eau avec les bras.|Se pencher en avant|Une eau trop profonde
Football|Échauffez-vous en trottinant et en tournant. Jouez à votre rythme, avec des chaussures qui accrochent, et buvez aux pauses.|Commencer à froid|Continuer malgré la douleur
Basketball|Échauffez chevilles et genoux. Pliez les genoux à la réception et en tournant, et reposez-vous aux pauses.|Se recevoir jambes raides|Commencer à froid
Tennis|Échauffez les épaules et faites de petits pas rapides. Frappez avec tout le corps et relâchez la main entre les coups.|Frapper du bras seul|Serrer trop fort
Table tennis|Genoux pliés, sur l’avant des pieds. Déplacez-vous à petits pas et gardez des gestes courts.|Rester droit et immobile|Serrer trop fort
Afrobeats dance|Mettez une musique que vous aimez et gardez les genoux souples. Bougez hanches, pieds et bras en rythme, bas ou haut selon l’envie.|Des genoux raides|Des chaussures qui collent au sol
Step aerobics|Montez en rythme sur une caisse basse, le pied entier, et redescendez. Ajoutez les bras quand les pieds sont sûrs.|Une marche trop haute|Se recevoir sur les orteils
Shadow boxing|Un pied devant, les mains hautes. Frappez léger, tournez les hanches et gardez les pieds en mouvement.|Verrouiller les coudes|Baisser les mains
Heavy bag boxing|Bandez les mains et mettez des gants. Frappez le poignet droit, tournez les hanches et ramenez les mains au menton.|Des poignets pliés|Pousser le sac
Alternate-foot rope skip|Tournez la corde des poignets et passez d’un pied à l’autre comme en courant. Restez léger sur l’avant des pieds.|Lancer les talons en arrière|Sauter trop haut
Double-under|Sautez un peu plus haut et passez la corde deux fois d’un coup de poignets. Recevez-vous en douceur, bien droit.|Remonter les genoux|Les bras écartés
Marching on the spot|Levez un genou puis l’autre en balançant les bras. Tenez-vous droit et posez les pieds en douceur.|Se pencher en arrière|Taper des pieds
Seated march|Assis bien droit à l’avant d’une chaise. Levez un genou puis l’autre en balançant les bras.|S’avachir|Retenir son souffle
Butt kick|Courez sur place en ramenant les talons vers les fessiers. Restez léger, les cuisses vers le bas.|Se pencher en avant|Se recevoir sur les talons
Lateral shuffle|Genoux pliés, faites des pas rapides de côté sans croiser les pieds. Arrêtez-vous avec contrôle et revenez.|Se redresser|Croiser les pieds
Step jack|Écartez un pied pendant que les bras montent, ramenez-le et changez. C’est un jumping jack sans saut.|Ne lever les bras qu’à moitié|Des genoux verrouillés
Arm circle|Bras écartés, tracez de petits cercles de plus en plus grands, puis changez de sens.|Hausser les épaules|Cambrer le dos
Shoulder roll|Montez les épaules, puis roulez-les lentement en arrière et en bas. Changez de sens.|Avancer la tête|Se précipiter
Wall angel|Le dos contre un mur, les bras pliés à côté. Faites-les glisser de haut en bas tant qu’ils restent au mur.|Cambrer le dos|Forcer les bras
Towel shoulder pass-through|Tenez une serviette, mains écartées et bras tendus. Passez-la au-dessus et derrière tant que c’est agréable, puis revenez.|Les mains trop serrées|Cambrer le dos
Pendulum arm swing|Appuyez une main sur une chaise et laissez pendre l’autre bras. Laissez-le décrire de petits cercles.|Forcer|Garder le bras raide
Neck turn|Assis bien droit, tournez lentement la tête d’un côté, puis de l’autre. Restez là où c’est facile.|Lever l’épaule|Forcer la rotation
Chin tuck|Assis bien droit, rentrez le menton comme pour un double menton. Tenez quelques secondes et relâchez.|Incliner la tête|Pousser fort
Wrist stretch|Tendez un bras et ramenez doucement les doigts avec l’autre main. Tournez ensuite la main pour l’autre côté.|Tirer fort|Plier le coude
Ankle circle|Levez un pied et tracez des cercles lents. Changez de sens, puis de pied.|Bouger toute la jambe|Se précipiter
Knee-to-wall ankle rock|Face à un mur, avancez un genou vers lui, talon au sol. Reculez le pied quand cela devient facile.|Le talon se décolle|Le genou rentre
Leg swing|Tenez un appui et balancez une jambe d’avant en arrière. Commencez petit et agrandissez.|Cambrer le dos|Lancer avec force
Hip circle|Sur une jambe, tenez un appui. Levez l’autre genou, décrivez un grand cercle, puis changez de sens.|Pencher le buste|Se précipiter
Hip switch|Assis, genoux pliés et pieds écartés. Tournez les deux genoux d’un côté, puis de l’autre, le dos long.|S’avachir|Forcer les genoux vers le bas
Deep squat hold|Descendez en squat profond, talons au sol, avec un appui au besoin. Écartez doucement les genoux et respirez.|Les talons se décollent|Insister malgré un genou douloureux
Adductor rock-back|Sur un genou, l’autre jambe tendue de côté. Reculez les hanches le dos plat et revenez.|Arrondir le dos|Se précipiter
Inchworm|Penchez-vous et avancez les mains jusqu’à la position de pompe. Ramenez les pieds ou les mains et redressez-vous.|Les hanches s’affaissent|Donner des à-coups jambes tendues
Open book|Sur le côté, genoux pliés l’un sur l’autre, bras devant. Ouvrez le bras du dessus de l’autre côté, suivez-le des yeux et revenez.|Les genoux s’écartent|Forcer l’épaule
Thread the needle|À quatre pattes, glissez un bras sous le corps jusqu’à poser l’épaule. Revenez et tendez-le vers le haut.|Les hanches se déplacent|Appuyer sur la nuque
Roller back extension|Un rouleau sous le haut du dos, la tête soutenue. Penchez-vous doucement dessus, déplacez-le un peu et recommencez.|Rouler le bas du dos|Laisser pendre la tête
Downward dog|De quatre pattes, montez les hanches. Poussez dans les mains, allongez le dos et pliez les genoux au besoin.|Arrondir le dos|Les épaules aux oreilles
Cobra stretch|À plat ventre, les mains près de la poitrine. Poussez doucement jusqu’à sentir l’étirement devant, hanches au sol.|Les épaules aux oreilles|Forcer le bas du dos
Sun salutation|Tendez-vous vers le haut, pliez-vous, reculez en planche, descendez, levez la poitrine, passez en chien tête en bas et avancez de nouveau. Suivez le souffle.|Se précipiter|Retenir son souffle
Pelvic tilt|Sur le dos, genoux pliés. Plaquez doucement le bas du dos au sol, tenez et relâchez.|Lever les hanches|Retenir son souffle
Heel slide|Sur le dos, faites glisser un talon vers vous tant que c’est agréable. Repoussez-le lentement.|Forcer le genou|Lever le talon
Straight leg raise|Sur le dos, un genou plié. Contractez l’autre cuisse, montez la jambe tendue à hauteur du genou et descendez lentement.|Plier le genou|Cambrer le dos
Seated knee extension|Assis bien droit, tendez un genou. Contractez la cuisse quelques secondes et descendez lentement.|Se pencher en arrière|Laisser tomber le pied
Thigh squeeze|Allongé ou assis, une jambe tendue, une serviette roulée sous le genou. Poussez le genou vers le bas, tenez cinq secondes et relâchez.|Retenir son souffle|Lever la hanche
Terminal knee extension|Fixez un élastique devant vous à hauteur de genou et passez-le derrière un genou légèrement plié. Tendez le genou contre la tension et revenez lentement.|Verrouiller le genou d’un coup|Bouger la hanche
Calf stretch|Appuyé à un mur, une jambe tendue derrière, talon au sol. Tenez, puis pliez un peu ce genou et tenez encore.|Le talon se décolle|Le pied tourne vers l’extérieur
Standing quadriceps stretch|Sur une jambe, avec un appui, ramenez l’autre talon vers la fesse. Gardez les genoux joints et le bassin rentré.|Cambrer le dos|Le genou s’écarte
Couch stretch|À genoux, un tibia contre un mur ou un canapé, un coussin sous le genou. Rentrez le bassin et redressez-vous jusqu’à sentir l’étirement.|Cambrer le dos|Forcer le genou
Seated forward fold|Assis jambes tendues, penchez-vous depuis les hanches. Pliez les genoux si le dos s’arrondit, et respirez.|Tirer avec force|Donner des à-coups
Butterfly stretch|Assis, plantes de pieds jointes, laissez descendre les genoux. Tenez-vous droit et penchez-vous doucement.|Appuyer sur les genoux|S’avachir
Figure-four stretch|Sur le dos, une cheville sur l’autre genou. Ramenez cette cuisse vers vous et respirez.|Tordre le genou|Lever la tête
Pigeon stretch|De quatre pattes, amenez un tibia devant vous et allongez l’autre jambe. Ne descendez qu’autant que le genou l’accepte.|Forcer le genou|Rouler sur une hanche
Knee-to-chest stretch|Sur le dos, ramenez un genou vers la poitrine. Tenez, respirez et changez.|Lever la tête|Tirer fort
Lying spinal twist|Sur le dos, passez un genou en travers du corps et écartez les bras. Laissez-le descendre et respirez.|Forcer le genou vers le bas|Lever l’épaule
Seated spinal twist|Assis bien droit, passez un pied par-dessus l’autre jambe et tournez vers le genou levé. Grandissez-vous à chaque inspiration.|S’avachir|Forcer la rotation
Happy baby|Sur le dos, tenez vos pieds ou vos tibias, genoux écartés. Balancez-vous doucement et respirez.|Lever les hanches|Des épaules crispées
Standing side stretch|Tendez un bras au-dessus de la tête et penchez-vous de l’autre côté. Gardez les pieds au sol et respirez dans le côté ouvert.|Se pencher en avant|Retenir son souffle
Doorway chest stretch|L’avant-bras sur un cadre de porte à hauteur d’épaule. Avancez doucement jusqu’à sentir la poitrine.|Lever l’épaule|Cambrer le dos
Cross-body shoulder stretch|Ramenez un bras tendu devant la poitrine avec l’autre. Gardez l’épaule basse et respirez.|Lever l’épaule|Tourner le buste
Triceps stretch|Pliez un bras derrière la tête et tirez doucement le coude avec l’autre main.|Cambrer le dos|Avancer la tête
Neck side stretch|Assis bien droit, laissez une oreille descendre vers l’épaule. Posez la main sur la tête sans tirer.|Tirer la tête|Lever l’épaule
Thigh foam rolling|À plat ventre, le rouleau sous les cuisses. Roulez lentement de la hanche au-dessus du genou et restez sur les points tendus.|Rouler sur le genou|Se précipiter
Upper back foam rolling|Le rouleau sous les omoplates, la tête soutenue. Levez les hanches et roulez lentement sur le haut du dos.|Rouler le bas du dos|Laisser pendre la tête
Legs up the wall|Sur le dos, les jambes en appui contre un mur. Laissez tomber les bras et respirez lentement.|Forcer les genoux tendus|Être sur une arête dure
Belly breathing|Allongé ou assis, une main sur le ventre. Inspirez lentement par le nez pour gonfler le ventre, et expirez plus longtemps.|Lever les épaules|Respirer trop vite
Tandem stand|Un pied juste devant l’autre, près d’un mur. Fixez un point, tenez, puis changez de pied.|Se tenir loin d’un appui|Verrouiller les genoux
Heel-to-toe walk|Marchez sur une ligne en posant chaque fois le talon juste devant les orteils. Restez près d’un mur et regardez devant.|Regarder ses pieds|Se précipiter
Tree pose|Sur une jambe, posez l’autre pied sur le mollet ou la cuisse. Joignez les mains et fixez un point.|Le pied appuie sur le genou|La hanche sort sur le côté
Clock reach|Sur une jambe, tendez l’autre pied devant, de côté et derrière, comme sur une horloge. Pliez un peu le genou et revenez chaque fois.|Le genou rentre|S’appuyer sur le pied libre
Knee raise balance|Tenez légèrement une chaise et levez un genou à hauteur de hanche. Tenez un instant, descendez et changez.|S’appuyer sur la chaise|Se pencher en arrière
Warrior pose|Écartez grand les pieds, tournez-en un et pliez ce genou au-dessus. Tendez les bras et regardez au-dessus de la main avant.|Le genou rentre|Se pencher en avant
`;
