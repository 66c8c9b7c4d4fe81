export default `
Goblet squat||Les talons se décollent|La poitrine tombe en avant
Bodyweight squat||Les genoux rentrent|S’arrêter à mi-chemin
Barbell back squat||Les genoux rentrent|Les hanches montent avant la poitrine
Front squat||Les coudes tombent|Les talons se décollent
Romanian deadlift||Plier les genoux comme pour un squat|Arrondir le dos pour aller plus bas
Dumbbell Romanian deadlift||Les haltères s’éloignent des jambes|Se pencher en arrière en haut
Conventional deadlift||Arrondir le bas du dos|La barre s’éloigne des jambes
Walking lunge||Des pas trop courts|Le genou avant rentre
Reverse lunge||Pousser sur le pied arrière|Poser les pieds sur une même ligne
Bulgarian split squat||Se placer trop près du banc|Pousser avec la jambe arrière
Step-up||Pousser avec le pied resté au sol|Se laisser tomber à la fin
Leg press||Les hanches se décollent du dossier|Verrouiller les genoux d’un coup
Leg extension||Lancer la charge|La laisser retomber
Seated leg curl||Les cuisses se décollent du siège|Laisser la charge remonter les jambes
Hip thrust||Cambrer le bas du dos en haut|Pousser sur les orteils
Glute bridge||Cambrer le bas du dos|Les pieds trop loin
Standing calf raise||Rebondir en bas|Plier les genoux
Kettlebell swing||Faire un squat au lieu de reculer les hanches|Lever la kettlebell avec les bras
Burpee||Les hanches s’affaissent en position de pompe|Se recevoir les genoux raides
Squat jump||Se recevoir bruyamment|Les genoux rentrent à la réception
Box jump||Une caisse trop haute|Redescendre en sautant
Low-bar squat|Posez la barre sur l’arrière des épaules, plus bas que d’habitude. Gainez, reculez les hanches et descendez jusqu’à ce qu’elles passent sous les genoux. Remontez tout droit ; réglez d’abord les sécurités.|S’incliner au lieu de descendre|Porter la barre avec les poignets
Box squat|Placez-vous devant une caisse, la barre sur le haut du dos. Asseyez-vous en arrière jusqu’à la toucher, restez gainé un instant, puis levez-vous sans élan.|Se laisser tomber sur la caisse|Relâcher le dos une fois assis
Pause squat|Descendez aussi bas que le dos reste plat et tenez deux secondes. Gardez le ventre ferme, puis remontez avec force.|Compter trop vite|S’enfoncer pendant la pause
Overhead squat|Tenez la barre au-dessus de la tête, prise large et coudes tendus. Descendez entre les talons en gardant la barre au-dessus du milieu des pieds. Apprenez avec une barre vide ou un bâton.|La barre part en avant|Plier les coudes
Zercher squat|Tenez la barre dans le creux des coudes, près du ventre. Descendez la poitrine haute jusqu’à ce que les coudes approchent des cuisses, puis remontez. Une mousse ménage les bras.|Arrondir le haut du dos|Laisser la barre s’éloigner du corps
Hack squat|Plaquez le dos et les épaules contre les coussins, les pieds au milieu du plateau. Descendez jusqu’à bien plier les genoux, puis poussez sur tout le pied.|Les talons se décollent|Le bas du dos quitte le coussin
Pendulum squat|Placez le dos contre le coussin, les pieds un peu en avant. Suivez l’arc lentement vers le bas tant que les hanches restent en place, puis poussez.|Rebondir en bas|Remonter trop tôt pour charger plus
Belt squat|Attachez la ceinture autour des hanches, pieds à la largeur des épaules. Descendez la poitrine haute, la charge pendant sous vous, et relevez-vous complètement.|S’appuyer sur les poignées|Se laisser tirer vers l’avant
Smith machine squat|Posez la barre sur le haut du dos, les pieds un peu devant elle. Déverrouillez, descendez avec contrôle et remontez. Réglez d’abord les butées.|Les pieds trop en avant|Ne plus pouvoir raccrocher la barre
Dumbbell squat|Tenez un haltère de chaque côté, pieds à la largeur des épaules. Descendez entre les talons, le dos plat, puis redressez-vous.|Se pencher vers le sol|Les genoux rentrent
Dumbbell sumo squat|Écartez largement les pieds, pointes vers l’extérieur, un haltère entre les jambes. Descendez tout droit, genoux au-dessus des orteils, et serrez les fessiers en montant.|Se pencher en avant|Les genoux rentrent
Kettlebell front squat|Tenez deux kettlebells contre la poitrine, poignets droits et coudes serrés. Descendez bas, la poitrine haute, puis remontez.|Les kettlebells tirent vers l’avant|Casser les poignets
Landmine squat|Tenez le bout de la barre contre la poitrine à deux mains. Descendez entre les talons, légèrement appuyé sur la barre, puis remontez en suivant sa trajectoire.|Arrondir le dos|Se tenir trop loin de la barre
Jerrycan squat|Tenez un bidon fermé, rempli en partie, contre la poitrine ou entre les jambes. Descendez le dos plat, talons au sol, et relevez-vous. Ajoutez de l’eau pour l’alourdir.|Le porter le dos rond|Le remplir plus que vous ne pouvez tenir
Sandbag squat|Serrez le sac contre la poitrine. Gainez, descendez entre les talons et remontez sans laisser glisser le sac.|Tenir le sac trop bas|Arrondir le dos
Backpack squat|Remplissez bien un sac à dos de livres ou de bouteilles et portez-le devant ou derrière. Descendez talons au sol et redressez-vous.|Une charge qui bouge|S’arrêter à mi-chemin
Sit to stand|Asseyez-vous à l’avant d’une chaise solide, les pieds sous les genoux. Penchez-vous et levez-vous, puis rasseyez-vous lentement. N’utilisez les mains que s’il le faut.|Se laisser tomber sur la chaise|Les genoux rentrent
Wall sit|Appuyez le dos contre un mur et glissez jusqu’à ce que les cuisses soient à peu près à l’horizontale. Gardez les talons sous les genoux, respirez et tenez.|Pousser avec les mains sur les cuisses|Retenir son souffle
Split squat|Placez-vous en grand pas et restez-y. Descendez le genou arrière presque au sol, puis remontez en poussant sur le pied avant.|Les pieds sur une même ligne|Se pencher sur le genou avant
Dumbbell split squat|Placez-vous en grand pas, un haltère dans chaque main. Descendez le genou arrière, le buste droit, puis remontez.|Rebondir sur le sol|Trop de poids sur le pied arrière
Cossack squat|Écartez très largement les pieds. Descendez sur une jambe, l’autre tendue orteils vers le haut, puis revenez au milieu.|Le talon se décolle|Arrondir le dos
Pistol squat|Debout sur une jambe, l’autre tendue devant. Descendez aussi bas que vous le maîtrisez et remontez. Tenez un appui tant que ce n’est pas sûr.|Se laisser tomber à la fin|Le genou rentre
Sissy squat|Tenez un appui, montez sur la pointe des pieds et penchez-vous en arrière, hanches et buste alignés. Pliez les genoux tant que c’est agréable, puis tendez-les.|Plier aux hanches|Aller trop bas trop tôt
Forward lunge|Faites un pas en avant et descendez jusqu’à ce que les deux genoux soient à peu près à angle droit. Poussez sur le pied avant pour revenir.|Un pas trop court|Taper le pied avant au sol
Dumbbell walking lunge|Des haltères le long du corps, faites un grand pas. Descendez le genou arrière près du sol, puis passez au pas suivant.|Se pencher en avant|Balancer les haltères
Dumbbell reverse lunge|Des haltères le long du corps, reculez un pied. Descendez le genou en douceur, puis remontez avec la jambe avant.|Pousser sur le pied arrière|Poser les pieds sur une même ligne
Barbell reverse lunge|La barre sur le haut du dos, reculez un pied et descendez avec contrôle. Remontez en poussant sur le pied avant. Restez dans la cage.|Le buste bascule en avant|Perdre l’équilibre sur une base étroite
Side lunge|Faites un grand pas de côté et asseyez-vous sur cette jambe, l’autre tendue. Poussez pour revenir.|Le genou rentre|Se pencher depuis le dos
Curtsy lunge|Reculez un pied en le croisant derrière l’autre. Descendez, le genou avant au-dessus du pied et les hanches de face, puis revenez.|Tourner les hanches|Croiser trop loin
Dumbbell step-up|Des haltères en main, posez le pied entier sur un banc stable. Montez avec cette seule jambe et redescendez lentement.|Pousser avec le pied resté au sol|Un banc trop haut
Chair step-up|Calez une chaise solide contre un mur et posez le pied entier sur l’assise. Montez, redressez-vous et redescendez en douceur.|Une chaise qui peut glisser|Retomber lourdement
Lateral step-up|Placez-vous à côté d’une caisse basse, un pied dessus. Poussez par le talon jusqu’à tendre la jambe, puis descendez l’autre pied lentement.|Sauter avec le pied resté au sol|Le genou rentre
Sumo deadlift|Écartez largement les pieds, pointes vers l’extérieur, et prenez la barre entre les jambes. Baissez les hanches, sortez la poitrine et écartez le sol jusqu’à être debout.|Les hanches partent en premier|Les genoux rentrent
Trap bar deadlift|Placez-vous au milieu de la barre et prenez les poignées. Gainez, sortez la poitrine et poussez dans le sol jusqu’à être debout.|Arrondir le dos|Se pencher en arrière en haut
Rack pull|Posez la barre sur des supports à hauteur des genoux. Penchez-vous depuis les hanches, saisissez-la, gainez et avancez les hanches jusqu’à être debout.|Charger bien plus que vous ne pouvez tenir|Hausser les épaules en haut
Stiff-leg deadlift|Partez avec la barre au sol et les genoux presque tendus. Tirez le dos plat, la barre près du corps, et redescendez jusqu’à sentir l’étirement.|Arrondir le dos|Verrouiller les genoux d’un coup
Dumbbell deadlift|Posez un haltère à côté de chaque pied. Pliez hanches et genoux, saisissez-les, sortez la poitrine et levez-vous. Redescendez de la même façon.|Arrondir le dos|Soulever avec les bras
Kettlebell deadlift|La kettlebell entre les chevilles, reculez les hanches, saisissez la poignée et levez-vous en serrant les fessiers.|Descendre en squat|La kettlebell devant les pieds
Single-leg Romanian deadlift|Debout sur une jambe, un haltère en main. Basculez depuis la hanche, l’autre jambe part en arrière, hanches de niveau, puis revenez.|Ouvrir la hanche sur le côté|Arrondir le dos
Single-leg deadlift reach|Debout sur une jambe, le genou souple. Basculez et tendez les mains vers le sol tandis que l’autre jambe monte derrière, puis redressez-vous.|Ouvrir les hanches|Se précipiter
Jerrycan deadlift|Placez-vous au-dessus d’un bidon fermé, ou entre deux. Penchez-vous le dos plat, saisissez et levez-vous avec les jambes.|Arrondir le dos|Se tordre en soulevant
Good morning|Posez une barre légère sur le haut du dos. Les genoux souples, reculez les hanches jusqu’à sentir l’arrière des cuisses, puis redressez-vous.|Trop de poids|Arrondir le dos
Cable pull-through|Dos à la poulie basse, la corde entre les jambes. Reculez les hanches, puis serrez les fessiers pour vous redresser.|Tirer avec les bras|Se pencher en arrière à la fin
Back extension|Réglez le coussin juste sous les hanches et calez les pieds. Descendez le dos plat, puis remontez jusqu’à ce que le corps soit aligné.|Trop se cambrer|Prendre de l’élan
Reverse hyperextension|Allongez la poitrine sur le coussin, les hanches au bord. Montez les jambes avec les fessiers jusqu’à l’horizontale, puis descendez lentement.|Balancer les jambes|Cambrer le bas du dos
Nordic hamstring curl|À genoux sur un support doux, les talons tenus. Penchez-vous lentement, alignés des genoux à la tête, rattrapez-vous et repoussez le sol.|Plier aux hanches|Tomber d’un coup
Glute-ham raise|Calez les pieds et posez les cuisses sur le coussin. Descendez le corps droit, puis remontez avec l’arrière des cuisses.|Casser aux hanches|Tomber en fin de descente
Seated leg press|Asseyez-vous le dos à plat, les pieds au milieu du plateau. Poussez jusqu’à presque tendre les jambes, puis revenez lentement.|Verrouiller les genoux|Laisser claquer les charges
Single-leg press|Placez un pied au milieu du plateau. Descendez jusqu’à environ un angle droit, puis poussez sans tourner les hanches.|La hanche se décolle|Le genou rentre
Lying leg curl|À plat ventre, le boudin au-dessus des talons et les genoux hors du coussin. Ramenez les talons vers les fessiers et descendez lentement.|Les hanches montent|Tirer par à-coups
Standing leg curl|Debout à la machine, le boudin au-dessus d’un talon. Pliez complètement le genou sans bouger la cuisse, puis descendez lentement.|Balancer la hanche|Raccourcir le mouvement
Exercise ball leg curl|Sur le dos, les talons sur le ballon et les hanches levées. Ramenez le ballon, puis repoussez-le sans baisser les hanches.|Les hanches s’affaissent|Revenir trop vite
Banded leg curl|À plat ventre, un élastique autour d’une cheville, fixé derrière vous au ras du sol, au-delà des pieds. Pliez le genou contre la tension et revenez lentement.|L’élastique glisse|Lever les hanches
Dumbbell leg curl|À plat ventre sur un banc, tenez un haltère léger entre les pieds. Montez-le jusqu’à ce que les tibias soient verticaux et descendez lentement. Faites-le placer par quelqu’un.|Le balancer|Lever les hanches
Hip abduction machine|Assis bien droit, les coussins à l’extérieur des genoux. Écartez les jambes, tenez un instant et revenez lentement.|Balancer le buste|Laisser claquer les charges
Hip adduction machine|Assis bien droit, les coussins à l’intérieur des genoux, ouverts tant que c’est agréable. Serrez les jambes et revenez lentement.|Ouvrir trop grand|Tirer par à-coups
Machine glute kickback|Posez un pied sur le plateau et appuyez-vous sur le support. Poussez en arrière jusqu’à tendre la hanche, puis revenez avec contrôle.|Cambrer le bas du dos|Utiliser l’élan
Machine hip thrust|Assis, le coussin sur les hanches et le dos soutenu. Montez les hanches à hauteur des genoux, serrez et descendez lentement.|Cambrer le dos|Les pieds trop en avant
Single-leg hip thrust|Appuyez le haut du dos sur un banc et posez un pied. Montez les hanches de niveau, l’autre jambe levée, serrez et descendez.|Les hanches basculent|Pousser sur les orteils
Single-leg glute bridge|Sur le dos, un pied posé et l’autre jambe levée. Montez les hanches jusqu’à l’alignement, tenez et descendez.|Les hanches basculent|Cambrer le dos
Frog pump|Sur le dos, plantes de pieds jointes et genoux ouverts. Serrez les fessiers pour monter les hanches et descendez en douceur.|Cambrer le dos|Se précipiter
Cable glute kickback|Fixez la poulie à la cheville et tenez le bâti. Reculez la jambe depuis la hanche, le corps immobile, puis revenez.|Trop se pencher en avant|Cambrer le bas du dos
Cable hip abduction|De profil à la poulie basse, fixée à la cheville extérieure. Écartez la jambe tendue et revenez lentement.|Se pencher de l’autre côté|Tourner le pied vers le haut
Banded lateral walk|Placez un élastique au-dessus des genoux ou aux chevilles et pliez un peu les genoux. Faites un pas de côté, puis ramenez l’autre pied lentement. Dans les deux sens.|Les genoux rentrent|Les pieds traînent
Donkey kick|À quatre pattes, poussez un talon vers le plafond, genou plié. Arrêtez avant de cambrer le dos et descendez.|Cambrer le dos|Basculer les hanches
Fire hydrant|À quatre pattes, levez un genou plié sur le côté. Gardez le corps immobile et descendez lentement.|Se pencher de l’autre côté|Plier les coudes
Clamshell|Sur le côté, genoux pliés et pieds joints. Ouvrez le genou du dessus sans rouler en arrière, puis refermez lentement.|Les hanches roulent en arrière|Aller trop vite
Side-lying leg raise|Sur le côté, le corps aligné. Levez la jambe du dessus, orteils vers l’avant, tenez et descendez lentement.|Balancer la jambe|Rouler en arrière
Standing hip abduction|Tenez une chaise et restez debout sur une jambe. Écartez l’autre sans vous pencher et revenez lentement.|Pencher le buste|Tourner les orteils vers le haut
Seated calf raise|Assis, le coussin sur les cuisses et l’avant des pieds sur la marche. Laissez descendre les talons, puis montez au maximum.|Rebondir|Des demi-mouvements
Machine calf raise|Placez-vous sous les coussins d’épaules, l’avant des pieds sur la marche. Descendez les talons, montez haut et tenez.|Plier les genoux|Rebondir
Leg press calf raise|Poussez le chariot et ne gardez que l’avant des pieds au bas du plateau. Tendez les pieds et revenez lentement, genoux souples. Laissez les sécurités.|Les pieds glissent|Verrouiller les genoux
Dumbbell calf raise|Des haltères en main, au bord d’une marche. Laissez descendre les talons, montez au maximum et descendez lentement.|Se précipiter|Rouler sur le bord extérieur
Single-leg calf raise|Sur un pied au bord d’une marche, tenez un appui. Descendez le talon, montez haut et tenez.|Pousser avec l’autre jambe|Rebondir
Supported calf raise|Tenez le dossier d’une chaise, pieds à la largeur des hanches. Montez sur l’avant des pieds et descendez lentement.|S’appuyer sur la chaise|Laisser tomber les talons
Tibialis raise|Le dos contre un mur, les pieds un pas devant. Levez les orteils au maximum et descendez-les lentement.|Plier les hanches|Laisser retomber les pieds
Power clean|Tirez la barre du sol le dos plat, puis sautez bras tendus. Passez légèrement dessous et recevez-la sur les épaules, coudes hauts. Apprenez léger.|Plier les bras trop tôt|Recevoir avec les coudes bas
Hang clean|Partez avec la barre à mi-cuisse. Reculez les hanches, sautez et passez sous la barre pour la recevoir sur les épaules.|Lancer la barre vers l’avant|Recevoir le dos rond
Clean and jerk|Amenez la barre aux épaules et levez-vous. Pliez un peu, propulsez-la et fendez les jambes dessous, puis ramenez les pieds. Demandez à un entraîneur de vous l’apprendre.|Se pencher dans l’appel|Finir en développé lent
Power snatch|Prise large, tirez la barre près du corps. Sautez, passez les bras dessous et recevez-la au-dessus de la tête. Apprenez avec une barre vide.|La barre fait une boucle|Recevoir les bras pliés
Thruster|La barre sur les épaules, descendez en squat. Remontez avec force et laissez l’élan porter la barre au-dessus de la tête d’un seul geste.|Pousser avant d’être debout|Les talons se décollent
Dumbbell snatch|Au-dessus d’un haltère, saisissez-le le dos plat et propulsez-le près du corps. Tendez le bras vers le haut. Redescendez avec soin.|Tirer le dos rond|Le balancer loin devant
Kettlebell clean|Lancez la kettlebell en arrière, tendez les hanches et guidez-la près du corps dans le creux du bras. Qu’elle se pose en douceur sur l’avant-bras.|Elle frappe l’avant-bras|Tirer avec le bras
Kettlebell snatch|Lancez la kettlebell en arrière et tendez les hanches pour qu’elle monte près de vous. Passez la main à travers en haut. Maîtrisez d’abord le swing et l’épaulé.|Un grand arc|Serrer trop fort
Single-arm kettlebell swing|Balancez une kettlebell entre les jambes et tendez les hanches pour qu’elle flotte à hauteur de poitrine. Gardez les épaules de face et l’autre bras libre.|Tourner le buste|Faire un squat
Turkish get-up|Allongé, la kettlebell tendue au-dessus d’une épaule. Passez par le coude, la main et le genou jusqu’à être debout, les yeux sur elle, et revenez par le même chemin. Apprenez sans charge.|Plier le bras du haut|Bâcler les étapes
Sandbag clean|Au-dessus du sac, saisissez-le le dos plat. Tirez-le près du corps et recevez-le sur les avant-bras, contre la poitrine.|Arrondir le dos|Tirer seulement avec les bras
Suitcase carry|Tenez une charge d’un côté et marchez droit, comme si de rien n’était. Gardez les épaules de niveau et changez de main.|Se pencher d’un côté|De longs pas qui tanguent
Overhead carry|Tenez les charges au-dessus des épaules, bras tendus et côtes basses. Marchez lentement à petits pas.|Cambrer le dos|Plier les coudes
Jerrycan carry|Soulevez le dos plat un bidon fermé et rempli dans chaque main. Marchez à petits pas, épaules basses, et posez-les genoux pliés.|Se pencher en avant|Soulever le dos rond
Sled push|Penchez-vous contre le traîneau, bras tendus ou pliés, le dos plat. Poussez à petits pas puissants sur l’avant des pieds.|Arrondir le dos|Des pas trop longs
Jump lunge|En fente, sautez et changez de jambe en l’air. Recevez-vous en douceur dans la fente suivante, le buste droit.|Se recevoir les genoux raides|Le genou avant rentre
Tuck jump|Sautez et ramenez les genoux vers la poitrine. Recevez-vous en douceur sur les deux pieds et stabilisez-vous avant le suivant.|Se pencher vers les genoux|Des réceptions bruyantes
Broad jump|Lancez les bras, pliez les genoux et sautez aussi loin que vous pouvez bien vous recevoir. Recevez-vous sur deux pieds, genoux pliés, sans bouger.|Se recevoir jambes raides|Tomber en avant
Depth jump|Descendez d’une caisse basse, recevez-vous sur deux pieds et sautez aussitôt. Restez bref et vif, et reposez-vous bien.|Une caisse trop haute|Rester longtemps au sol
Skater jump|Sautez de côté d’un pied sur l’autre et recevez-vous genou plié. Tenez l’équilibre un instant, puis resautez.|Le genou rentre|Se recevoir jambes raides
Pogo jump|Bien droit, rebondissez sur l’avant des pieds, genoux presque tendus. Des contacts courts et silencieux.|Trop plier les genoux|Se recevoir sur les talons
Squat thrust|Accroupi, posez les mains et envoyez les pieds en position de pompe, en sautant ou non. Ramenez-les et levez-vous.|Les hanches s’affaissent|Se relever le dos rond
Wall ball|Le ballon contre la poitrine, descendez en squat face à un mur. Remontez vite, lancez-le vers une marque et rattrapez-le en redescendant.|Rattraper jambes tendues|Lancer seulement avec les bras
Medicine ball slam|Levez le ballon au-dessus de la tête et jetez-le au sol avec tout le corps. Pliez les genoux pour le ramasser.|Se baisser le dos rond|Un ballon qui rebondit au visage
Clap push-up|En pompe, poussez assez fort pour que les mains quittent le sol et se frappent. Recevez-vous coudes pliés, le corps gainé.|Se recevoir bras tendus|Les hanches s’affaissent
`;
