export const words: Readonly<Record<string, string>> = {
  'Goblet squat 1y0vf1s':
    'Tenez un haltère à la verticale contre la poitrine, les coudes vers le bas. Écartez les pieds un peu plus que la largeur des hanches, les pointes légèrement vers l’extérieur. Descendez entre les talons, poitrine haute, jusqu’à ce que les cuisses soient à l’horizontale ou plus bas. Poussez dans le sol pour remonter, en soufflant.',
  'Bodyweight squat 1d6avhi':
    'Écartez les pieds de la largeur des épaules. Reculez les hanches et pliez les genoux comme pour vous asseoir sur un tabouret bas, talons au sol et genoux dans l’axe des orteils. Descendez aussi bas que possible sans arrondir le dos, puis redressez-vous complètement.',
  'Barbell back squat q7w2ni':
    'Posez la barre sur le haut du dos, pas sur la nuque. Inspirez, gainez le ventre et descendez, les genoux dans l’axe des orteils. Allez jusqu’où le dos reste plat, puis remontez en poussant par le milieu des pieds. Utilisez les barres de sécurité si personne n’est avec vous.',
  'Front squat p6v3fx':
    'Posez la barre sur l’avant des épaules, les coudes hauts. Gainez et descendez tout droit, le buste vertical. Remontez en poussant à la fois les coudes et les hanches vers le haut. Arrêtez la série quand les coudes commencent à tomber.',
  'Romanian deadlift he7k18':
    'Debout, la barre contre les cuisses, les genoux souples. Poussez les hanches droit vers l’arrière et laissez glisser la barre le long des jambes, le dos plat. Arrêtez quand vous sentez un fort étirement à l’arrière des cuisses, en général sous le genou, puis serrez les fessiers pour vous redresser.',
  'Dumbbell Romanian deadlift yg8ks7':
    'Tenez un haltère dans chaque main devant les cuisses. Les genoux souples, reculez les hanches et descendez les charges près des jambes. Gardez la nuque dans l’axe de la colonne. Remontez en poussant les hanches vers l’avant, sans vous pencher en arrière.',
  'Conventional deadlift na6oql':
    'Placez-vous avec la barre au-dessus du milieu des pieds. Saisissez-la juste à l’extérieur des jambes, baissez les hanches jusqu’à ce que les tibias touchent la barre et sortez la poitrine. Poussez dans le sol et gardez la barre contre les jambes jusqu’à être debout. Redescendez-la avec contrôle, en reculant d’abord les hanches.',
  'Walking lunge 1a471ku':
    'Faites un grand pas en avant et descendez le genou arrière presque jusqu’au sol. Gardez le talon avant au sol et la poitrine haute. Poussez sur le pied avant et enchaînez directement avec la fente suivante. Comptez chaque jambe.',
  'Reverse lunge 1n52ijn':
    'Debout, reculez un pied et descendez jusqu’à ce que les deux genoux soient à peu près à angle droit. Gardez l’essentiel du poids sur le pied avant. Poussez dans le talon avant pour revenir, et répétez du même côté avant de changer.',
  'Bulgarian split squat xz79n1':
    'Posez le dessus du pied arrière sur un banc derrière vous. Descendez tout droit jusqu’à ce que la cuisse avant soit à l’horizontale, le genou au-dessus du pied. Remontez en poussant sur tout le pied avant. Tenez-vous d’une main à un mur tant que l’équilibre n’est pas sûr.',
  'Step-up 20630c':
    'Posez le pied entier sur une marche ou un banc stable. Penchez-vous un peu en avant et montez sans vous aider du pied resté au sol. Redescendez lentement avec la même jambe. Une marche à hauteur du genou suffit.',
  'Leg press 18ptkgd':
    'Installez-vous le dos et les hanches bien à plat contre le dossier, les pieds au milieu du plateau. Descendez la charge jusqu’à ce que les genoux soient à peu près à angle droit, sans que les hanches se décollent. Poussez par les talons et arrêtez juste avant de verrouiller les genoux.',
  'Leg extension 12u8m8k':
    'Réglez le boudin au-dessus des chevilles et alignez les genoux avec l’axe de la machine. Tendez les jambes sans à-coup et tenez une seconde en haut. Descendez lentement et arrêtez avant que les charges se touchent.',
  'Seated leg curl 4shpzk':
    'Bloquez le coussin sur les cuisses et placez le rouleau derrière les chevilles. Pliez les genoux pour amener les talons sous le siège. Tenez un instant, puis revenez lentement, jambes presque tendues.',
  'Hip thrust 1xc1avh':
    'Asseyez-vous le haut du dos contre un banc, une barre protégée par un coussin sur les hanches. Placez les pieds pour que les tibias soient verticaux en haut. Montez les hanches jusqu’à être à l’horizontale de l’épaule au genou, le menton rentré, et serrez une seconde avant de descendre.',
  'Glute bridge w6djct':
    'Allongez-vous sur le dos, les genoux pliés, les pieds à plat près des hanches. Poussez dans les talons et montez les hanches jusqu’à ce que les cuisses et le corps forment une ligne. Tenez en serrant, puis déroulez le dos vertèbre par vertèbre.',
  'Standing calf raise al2t2m':
    'Placez l’avant des pieds sur une marche et tenez-vous à quelque chose. Laissez descendre les talons, puis montez le plus haut possible. Marquez une pause en haut et redescendez lentement.',
  'Kettlebell swing upy694':
    'Debout, la kettlebell à une trentaine de centimètres devant vous. Penchez-vous en reculant les hanches, lancez-la en arrière entre les jambes, puis projetez les hanches vers l’avant pour qu’elle flotte à hauteur de poitrine. Les bras ne font que guider. Laissez-la retomber et reculez de nouveau les hanches ; n’en faites jamais un squat.',
  'Push-up 1vohfdi':
    'Posez les mains un peu plus écartées que les épaules et gardez le corps bien aligné. Descendez la poitrine juste au-dessus du sol, les coudes à 45 degrés environ. Remontez sans laisser tomber les hanches.',
  'Incline push-up 1t1p01o':
    'Posez les mains sur un banc ou une table stable et reculez les pieds. Descendez la poitrine vers le bord, le corps droit, et repoussez. Plus l’appui est haut, plus c’est facile.',
  'Barbell bench press 4x3irk':
    'Allongez-vous les yeux sous la barre, les pieds à plat, les omoplates serrées. Descendez la barre au milieu de la poitrine, les avant-bras verticaux. Poussez vers le haut et légèrement vers l’arrière. Pour les séries lourdes, faites-vous assurer ou utilisez les barres de sécurité.',
  'Dumbbell bench press 1hz72q3':
    'Allongez-vous sur un banc, un haltère au-dessus de chaque épaule. Descendez-les jusqu’à ce que les coudes soient juste sous le banc, les poignets au-dessus des coudes. Poussez jusqu’à tendre les bras, sans cogner les haltères.',
  'Incline dumbbell press 1ogzovc':
    'Réglez le banc à 30 degrés environ. Partez avec les haltères au-dessus du haut de la poitrine et descendez-les sur les côtés. Poussez vers le haut et légèrement vers l’intérieur, les omoplates en arrière.',
  'Dumbbell fly 9jcd54':
    'Allongez-vous sur un banc, les haltères au-dessus de vous, les coudes un peu pliés. Ouvrez grand les bras jusqu’à sentir un étirement dans la poitrine. Refermez-les en suivant le même arc, comme pour enlacer un arbre.',
  'Dip cf3xw2':
    'Tenez-vous en appui, bras tendus. Penchez-vous un peu en avant et pliez les coudes jusqu’à ce que le haut des bras soit parallèle au sol. Repoussez pour remonter. Aidez-vous d’un élastique ou d’une machine assistée jusqu’à en réussir cinq proprement.',
  'Overhead press 7s0z0d':
    'Partez avec la barre à hauteur des clavicules, les mains juste à l’extérieur des épaules. Serrez les fessiers et le ventre, puis poussez la barre droit vers le haut en reculant la tête pour la laisser passer. Finissez avec la barre au-dessus du milieu des pieds.',
  'Dumbbell shoulder press 1uwjhu4':
    'En position assise ou debout, le dos droit, tenez les haltères à hauteur des oreilles, les paumes vers l’avant. Poussez jusqu’à tendre les bras, les côtes basses. Redescendez lentement au point de départ.',
  'Lateral raise 1xumhqe':
    'Tenez des haltères légers le long du corps. Les coudes un peu pliés, levez-les sur les côtés à hauteur des épaules, les coudes en premier. Redescendez en deux secondes. S’il vous faut de l’élan, prenez moins lourd.',
  'Face pull 1npecvg':
    'Réglez la corde à hauteur du visage. Tirez-la vers les yeux, les coudes hauts, en tournant les mains vers l’extérieur à la fin. Serrez l’arrière des épaules et revenez avec contrôle.',
  'Pull-up 7rnnhb':
    'Suspendez-vous à la barre, les paumes vers l’avant. Abaissez les omoplates, puis tirez jusqu’à passer le menton au-dessus de la barre. Redescendez jusqu’à tendre complètement les bras. Aidez-vous d’un élastique si besoin.',
  'Lat pulldown 1g7oekd':
    'Asseyez-vous les cuisses sous le coussin et saisissez la barre un peu plus large que les épaules. Penchez-vous légèrement en arrière et tirez la barre vers le haut de la poitrine, les coudes vers le bas. Laissez-la remonter lentement jusqu’à tendre les bras.',
  'Seated cable row lxxea9':
    'Asseyez-vous le dos droit, les genoux souples, les bras tendus. Tirez la poignée vers le nombril en serrant les omoplates. Revenez lentement sans arrondir le dos.',
  'Bent-over barbell row 1rmd6gs':
    'Penchez-vous à partir des hanches jusqu’à avoir le buste presque à l’horizontale, le dos plat, les genoux souples. Tirez la barre vers le bas des côtes, les coudes près du corps. Redescendez-la avec contrôle et gardez le buste immobile du début à la fin.',
  'One-arm dumbbell row 8vo1b0':
    'Appuyez une main et un genou sur un banc. Laissez pendre l’haltère, puis tirez-le vers la hanche sans tourner le corps. Redescendez lentement. Finissez un côté avant l’autre.',
  'Biceps curl k8a779':
    'Debout, les haltères le long du corps, les paumes vers l’avant. Pliez les coudes pour monter les charges, en les gardant près des côtes. Redescendez complètement, sans élan.',
  'Hammer curl h6glzk':
    'Tenez les haltères paumes face à face. Montez-les sans tourner les poignets, le haut des bras immobile. Redescendez lentement jusqu’à tendre les bras.',
  'Triceps pushdown 1ikrdon':
    'Placez-vous près d’une poulie haute, les coudes le long du corps. Poussez la poignée vers le bas jusqu’à tendre les bras, et serrez. Laissez-la remonter à hauteur de poitrine sans bouger les coudes.',
  'Overhead triceps extension 1i35xny':
    'Tenez un haltère à deux mains au-dessus de la tête. Gardez les coudes vers le haut et descendez la charge derrière la tête. Tendez les bras sans cambrer le dos.',
  'Farmer carry 8z7d7i':
    'Soulevez une charge lourde dans chaque main, le dos plat. Gardez le dos droit et les épaules basses, et marchez à petits pas rapides. Arrêtez avant que la prise lâche et posez les charges en pliant les genoux.',
  'Band pull-apart s4wqup':
    'Tenez un élastique devant vous à hauteur des épaules, les bras tendus. Écartez-le jusqu’à ce qu’il touche la poitrine, les omoplates serrées. Revenez lentement.',
  'Plank 1olu52q':
    'Appuyez-vous sur les avant-bras et les orteils, les coudes sous les épaules. Serrez les fessiers et rentrez le ventre pour que le corps forme une ligne. Respirez régulièrement et arrêtez quand les hanches commencent à tomber.',
  'Side plank cbjx4r':
    'Allongez-vous sur le côté, en appui sur l’avant-bras, le coude sous l’épaule, les pieds l’un sur l’autre. Montez les hanches jusqu’à former une ligne de la tête aux pieds. Tenez sans basculer vers l’avant, puis changez de côté.',
  'Dead bug 2244yp':
    'Allongez-vous sur le dos, les bras vers le plafond et les genoux au-dessus des hanches. Plaquez le bas du dos au sol. Éloignez lentement un bras et la jambe opposée, revenez et changez de côté. Gardez le dos plaqué tout le temps.',
  'Bird dog 15xqnr3':
    'À quatre pattes, tendez un bras vers l’avant et la jambe opposée vers l’arrière jusqu’à ce qu’ils soient à la hauteur du corps. Tenez deux respirations sans que les hanches basculent. Revenez et changez de côté.',
  'Crunch 1a8yna9':
    'Allongez-vous sur le dos, les genoux pliés, le bout des doigts près des oreilles. Soufflez et enroulez les épaules pour décoller les omoplates, le regard au plafond. Redescendez lentement ; ne tirez pas sur la nuque.',
  'Russian twist hzhjhe':
    'En position assise, les genoux pliés, penchez-vous en arrière jusqu’à sentir le ventre travailler. Tournez les côtes d’un côté puis de l’autre, les mains jointes. Gardez le dos long et le mouvement lent. Comptez chaque côté.',
  'Hanging knee raise t1qs92':
    'Suspendez-vous à une barre, les épaules basses. Montez les genoux vers la poitrine en enroulant le bassin. Redescendez lentement et arrêtez tout balancement avant la répétition suivante.',
  'Mountain climber 1qcbt18':
    'Partez de la position haute d’une pompe. Amenez un genou vers la poitrine et changez vite de jambe, comme pour courir. Gardez les hanches basses et les mains sous les épaules.',
  'Brisk walk k11ose':
    'Marchez assez vite pour que parler demande un effort, tout en restant possible. Gardez le dos droit, balancez les bras et déroulez le pied du talon aux orteils. Emportez de l’eau quand il fait chaud et portez des chaussures qui tiennent le talon.',
  'Treadmill run 15ezrnr':
    'Échauffez-vous par cinq minutes de marche. Courez à petits pas légers sous le corps, le regard devant vous. Réglez un pour cent de pente. Ralentissez avant de descendre.',
  'Outdoor run 18zj3q3':
    'Commencez plus lentement qu’il ne vous semble utile. Gardez les épaules relâchées et posez le pied en douceur sous les hanches. Par forte chaleur, courez tôt ou tard, et passez à la marche si la tête vous tourne.',
  'Stationary bike i0k9fr':
    'Réglez la selle pour que le genou reste un peu plié en bas. Pédalez rond, à un rythme régulier, les mains légères sur le guidon. Ajoutez de la résistance plutôt que de sautiller.',
  'Rowing machine 1donted':
    'Poussez d’abord avec les jambes, penchez-vous ensuite un peu en arrière, puis tirez la poignée vers les côtes. Revenez dans l’ordre inverse : bras, buste, jambes. Gardez la chaîne à l’horizontale et le dos long.',
  'Jump rope 10wqiai':
    'Faites tourner la corde avec les poignets, les coudes près du corps. Sautez juste assez haut pour la laisser passer et retombez sur l’avant des pieds, les genoux souples. Reposez-vous quand le geste se dégrade.',
  'Jumping jack xwu7l5':
    'Sautez en écartant les pieds et en levant les bras au-dessus de la tête, puis revenez en sautant. Retombez en douceur. Si les sauts gênent vos articulations, faites un pas d’un côté puis de l’autre.',
  'High knees ovvlrs':
    'Courez sur place en montant les genoux à hauteur des hanches. Servez-vous des bras et restez sur l’avant des pieds. Pour une version sans impact, marchez sur place.',
  'Burpee 281i4g':
    'Accroupissez-vous et posez les mains au sol. Reculez les pieds d’un pas ou d’un saut en position de pompe, puis ramenez-les. Relevez-vous et sautez, les bras vers le haut. Remplacez les sauts par des pas pour que ce soit plus facile.',
  'Squat jump 1b450i2':
    'Descendez en squat à une profondeur confortable et sautez le plus haut possible. Retombez sans bruit, les genoux pliés, les pieds à plat, et stabilisez-vous avant le suivant. Arrêtez quand vous ne retombez plus en douceur.',
  'Box jump 71piml':
    'Placez-vous à une longueur de bras d’une caisse stable. Balancez les bras, sautez et retombez dessus en demi-squat, les pieds posés en entier. Redressez-vous, puis descendez d’un pas ; ne sautez pas pour descendre.',
  'Single-leg balance neltyc':
    'Tenez-vous sur un pied, le genou souple, près d’un mur. Fixez un point du regard et gardez les hanches au même niveau. Fermez les yeux ou tournez la tête pour que ce soit plus difficile.',
  'Cat-cow 15zvks6':
    'À quatre pattes, soufflez et arrondissez le dos vers le plafond. Inspirez, laissez descendre le ventre et levez la poitrine. Bougez lentement, dans l’amplitude qui fait du bien.',
  'Hip flexor stretch 118i034':
    'Posez un genou au sol, l’autre pied devant vous. Basculez le bassin vers l’arrière et penchez-vous doucement en avant jusqu’à sentir l’avant de la hanche s’étirer. Gardez le buste droit et changez de côté.',
  'Hamstring stretch 13x4fm1':
    'Allongez-vous sur le dos et levez une jambe en la tenant derrière la cuisse. Tendez le genou jusqu’à sentir un léger étirement et respirez lentement. Changez de côté, sans à-coups.',
  "Child's pose x9lo7x":
    'À genoux, asseyez-vous sur les talons et tendez les bras devant vous au sol. Laissez reposer le front et respirez dans le dos. Écartez les genoux si le ventre vous gêne.',
  "World's greatest stretch aalpvz":
    'Faites une grande fente, les deux mains à l’intérieur du pied avant. Tournez la poitrine et tendez un bras vers le plafond, puis ramenez-le et tendez la jambe avant. Passez de l’autre côté d’un pas.',
};
