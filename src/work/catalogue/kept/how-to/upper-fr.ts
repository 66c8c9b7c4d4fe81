export default `
Push-up||Les hanches s’affaissent|Les coudes s’écartent à angle droit
Incline push-up||Les hanches s’affaissent|Un appui qui peut glisser
Barbell bench press||Faire rebondir la barre sur la poitrine|Les coudes s’écartent à angle droit
Dumbbell bench press||Les poignets se cassent|Cogner les haltères
Incline dumbbell press||Un banc trop incliné|Se cambrer au-dessus du banc
Dumbbell fly||Tendre les coudes|Descendre trop bas
Dip||Les épaules montent aux oreilles|Descendre plus bas que les épaules n’aiment
Overhead press||Se pencher en arrière|Faire passer la barre autour de la tête
Dumbbell shoulder press||Cambrer le dos|S’arrêter à mi-hauteur
Lateral raise||Balancer le corps|Hausser les épaules
Face pull||Tirer vers la poitrine|Se pencher en arrière
Pull-up||Des demi-répétitions|Balancer les jambes
Lat pulldown||Trop se pencher en arrière|Tirer derrière la nuque
Seated cable row||Balancer le buste|Arrondir le dos
Bent-over barbell row||Se redresser à chaque tirage|Arrondir le dos
One-arm dumbbell row||Tourner le buste|Tirer vers l’aisselle
Biceps curl||Balancer le corps|Les coudes avancent
Hammer curl||Balancer le corps|Des demi-répétitions
Triceps pushdown||Les coudes avancent|S’appuyer sur la charge
Overhead triceps extension||Les coudes s’écartent|Cambrer le dos
Farmer carry||Se pencher en avant|Hausser les épaules
Band pull-apart||Hausser les épaules|Cambrer le dos
Incline barbell bench press|Inclinez le banc à environ 30 degrés. Descendez la barre vers le haut de la poitrine, omoplates serrées, puis poussez. Utilisez les sécurités.|Un banc trop incliné|Faire rebondir la barre
Decline barbell bench press|Calez les pieds sur un banc décliné. Descendez la barre vers le bas de la poitrine et poussez tout droit. Faites-vous aider avec la barre.|Lever la tête|Descendre vers le cou
Close-grip bench press|Prenez la barre à la largeur des épaules. Descendez-la vers le bas de la poitrine, coudes près du corps, et poussez.|Les mains trop serrées|Les coudes s’écartent
Barbell floor press|Allongez-vous au sol sous la barre, avec des sécurités ou quelqu’un pour aider. Descendez jusqu’à poser les bras en douceur, marquez une pause et poussez.|Laisser tomber les coudes|Se relâcher pendant la pause
Dumbbell floor press|Au sol, genoux pliés, un haltère dans chaque main. Descendez jusqu’à ce que les bras touchent le sol, puis poussez.|Laisser tomber les coudes|Les poignets se cassent
Plate squeeze press|Serrez deux disques légers entre les paumes devant la poitrine. Poussez droit devant en serrant, puis revenez.|Relâcher la pression|Hausser les épaules
Smith machine bench press|Placez le banc pour que la barre descende au milieu de la poitrine. Déverrouillez, descendez avec contrôle et poussez. Réglez d’abord les butées.|Un banc mal placé|Faire rebondir la barre
Machine chest press|Réglez le siège pour avoir les poignées à mi-poitrine. Poussez, omoplates serrées, et revenez lentement.|Les épaules roulent en avant|Laisser claquer les charges
Incline machine chest press|Réglez le siège pour avoir les poignées en haut de la poitrine. Poussez vers le haut sans verrouiller, puis revenez lentement.|Le dos quitte le dossier|Hausser les épaules
Banded chest press|Fixez un élastique derrière vous à hauteur de poitrine, ou passez-le dans le dos. Poussez les deux mains en avant et revenez lentement.|L’élastique claque au retour|Cambrer le dos
Machine fly|Assis, les coudes à hauteur des épaules. Ramenez les poignées devant vous, serrez et ouvrez lentement.|Ouvrir trop loin|Se pencher en avant
Cable fly|Entre deux poulies à hauteur d’épaules, un pied devant. Coudes souples, ramenez les mains et ouvrez lentement.|En faire un développé|Trop de poids
High-to-low cable fly|Réglez les poulies en haut et penchez-vous un peu. Ramenez les mains devant les hanches, puis revenez lentement.|Plier les coudes de plus en plus|Balancer le buste
Dumbbell pullover|Sur un banc, un haltère au-dessus de la poitrine. Descendez-le derrière la tête, coudes souples, jusqu’à sentir l’étirement, puis ramenez-le.|Cambrer le dos|Aller trop loin en arrière
Wall push-up|À une longueur de bras d’un mur, les mains posées dessus. Approchez la poitrine, le corps aligné, et repoussez.|Plier aux hanches|Hausser les épaules
Knee push-up|À genoux, les mains un peu plus larges que les épaules, alignés des genoux à la tête. Descendez la poitrine et poussez.|Les hanches restent en arrière|La tête tombe
Decline push-up|Les pieds sur un banc stable, les mains au sol. Descendez la poitrine, le corps aligné, et poussez.|Les hanches s’affaissent|Casser la nuque pour regarder devant
Diamond push-up|Joignez les mains sous la poitrine. Descendez, coudes près du corps, et poussez.|Les coudes s’écartent|Les hanches s’affaissent
Wide push-up|Placez les mains nettement plus large que les épaules. Descendez la poitrine entre elles et poussez, le corps aligné.|Les mains trop en avant|Les hanches s’affaissent
Pike push-up|Montez les hanches, jambes tendues, mains au sol. Descendez la tête devant les mains et repoussez.|En faire une pompe|Tomber sur la tête
Archer push-up|Écartez très largement les mains. Descendez vers l’une, l’autre bras tendu, poussez et changez.|Tourner les hanches|Plier les deux bras
Pseudo planche push-up|Tournez un peu les mains vers l’extérieur et avancez les épaules devant elles. Descendez alignés et poussez.|Perdre l’inclinaison|Les hanches s’affaissent
Banded push-up|Passez un élastique sur le haut du dos et tenez les bouts sous les mains. Faites des pompes contre lui, le corps gainé.|L’élastique glisse vers la nuque|Les hanches s’affaissent
Weighted push-up|Faites poser un disque sur le haut du dos. Descendez la poitrine, le corps aligné, et poussez.|Le disque sur le bas du dos|Des demi-répétitions
Ring push-up|Tenez deux anneaux bas, le corps droit. Descendez entre eux, coudes serrés, et tournez les anneaux vers l’extérieur en haut.|Les anneaux s’écartent|Les hanches s’affaissent
Handstand push-up|Montez à l’équilibre contre un mur, mains un peu plus larges que les épaules. Descendez la tête lentement sur un coussin et poussez. Maîtrisez d’abord la pompe carpée.|Cambrer le dos|Tomber sur la tête
Wall handstand hold|Marchez les pieds au mur ou montez en douceur. Repoussez le sol, côtes rentrées, et respirez. Descendez avant d’être fatigué.|Les coudes pliés|Cambrer le dos
Bench dip|Tenez le bord d’un banc près des hanches, les jambes devant. Pliez les coudes à environ un angle droit et poussez.|Descendre trop bas|Les hanches s’éloignent du banc
Chair dip|Calez une chaise solide contre un mur et tenez l’avant de l’assise. Descendez, coudes vers l’arrière, et poussez.|Une chaise qui peut glisser|Descendre trop bas
Assisted dip|À genoux sur le coussin, choisissez l’aide qu’il vous faut. Descendez jusqu’à ce que les bras soient à l’horizontale et poussez.|Trop d’aide|Hausser les épaules
Weighted dip|Accrochez une charge à une ceinture et prenez appui sur les barres. Descendez avec contrôle jusqu’à l’horizontale des bras, puis poussez.|La charge se balance|Descendre trop bas
Machine triceps dip|Assis bien droit, tenez les poignées à côté de vous. Poussez jusqu’à tendre les bras et laissez remonter lentement.|Les coudes s’écartent|Se lever du siège
Seated overhead press|Assis, le dos soutenu, la barre aux clavicules. Poussez tout droit et descendez avec contrôle.|Se cambrer loin du dossier|Des demi-répétitions
Push press|La barre sur les épaules, pliez un peu les genoux et poussez pour que les jambes lancent le geste, puis tendez les bras.|Se pencher dans l’appel|Pousser avant la fin des jambes
Arnold press|Partez avec les haltères devant le visage, paumes vers vous. Tournez les paumes en poussant, et revenez en descendant.|Cambrer le dos|Tourner trop vite
Kettlebell press|Tenez la kettlebell sur l’avant-bras, à l’épaule. Poussez tout droit, le ventre ferme, et descendez lentement.|Se pencher de côté|Le poignet se casse
Smith machine shoulder press|Placez un banc pour que la barre passe juste devant le visage. Poussez et descendez à hauteur du menton.|Le banc trop en arrière|Cambrer le dos
Machine shoulder press|Réglez le siège pour avoir les poignées à hauteur d’épaules. Poussez sans hausser les épaules et descendez lentement.|Le dos quitte le dossier|Laisser claquer les charges
Landmine press|Tenez le bout de la barre à une épaule. Poussez vers le haut et l’avant en vous penchant un peu, et descendez lentement.|Tourner le buste|Cambrer le dos
Banded shoulder press|Debout sur l’élastique, tenez-le aux épaules. Poussez jusqu’à tendre les bras et descendez lentement.|Se pencher en arrière|L’élastique glisse du pied
Water bottle press|Une bouteille pleine dans chaque main, à hauteur d’oreilles. Poussez jusqu’à tendre les bras et descendez lentement.|Cambrer le dos|Se précipiter
Cable lateral raise|De profil à la poulie basse, tenez-la de la main opposée. Levez le bras à hauteur d’épaule et descendez lentement.|Se pencher de l’autre côté|Hausser les épaules
Machine lateral raise|Assis, les coussins contre les bras. Levez les coudes à hauteur d’épaules et descendez lentement.|Monter plus haut que les épaules|Hausser les épaules
Banded lateral raise|Debout sur l’élastique, tenez les bouts. Levez les bras sur les côtés à hauteur d’épaules et descendez lentement.|Prendre de l’élan|Hausser les épaules
Water bottle lateral raise|Une bouteille dans chaque main. Levez les bras sur les côtés, coudes souples, à hauteur d’épaules et descendez lentement.|Prendre de l’élan|Hausser les épaules
Front raise|Des haltères légers devant les cuisses. Levez-les à hauteur d’épaules, bras presque tendus, et descendez lentement.|Balancer le corps|Monter trop haut
Plate front raise|Tenez un disque par les côtés. Levez-le à hauteur d’épaules, coudes souples, et descendez lentement.|Se pencher en arrière|Prendre de l’élan
Rear delt fly|Penchez-vous le dos plat, les haltères pendants. Levez les bras sur les côtés et descendez lentement.|Se redresser à chaque fois|Tirer comme un rowing
Cable rear delt fly|Croisez deux poulies à hauteur d’épaules, chacune dans la main opposée. Ouvrez grand les bras et revenez lentement.|Se pencher en arrière|Plier les coudes
Reverse machine fly|Assis face au dossier, tenez les poignées à hauteur d’épaules. Ouvrez les bras vers l’arrière et revenez lentement.|Hausser les épaules|Tirer par à-coups
Upright row|Prenez la barre un peu plus large que les épaules. Levez les coudes au plus à hauteur d’épaules, la barre près du corps, et descendez.|Une prise serrée|Lever les coudes trop haut
Cable external rotation|De profil à la poulie, le coude plié contre le corps. Tournez l’avant-bras vers l’extérieur et revenez lentement.|Le coude quitte le corps|Tourner le buste
Banded external rotation|Tenez un élastique, le coude plié contre le corps, une serviette dessous. Tournez l’avant-bras vers l’extérieur et revenez lentement.|Le coude quitte le corps|Plier le poignet
Side-lying external rotation|Sur le côté, le coude du dessus plié sur les côtes. Levez un haltère léger en tournant l’avant-bras et descendez lentement.|Trop de poids|Le coude se lève
Rope pushdown|Tenez la corde à la poulie haute, coudes contre le corps. Poussez vers le bas, écartez les bouts et revenez lentement.|Les coudes bougent|Se pencher sur la corde
Cable overhead triceps extension|Dos à la poulie, la corde derrière la tête. Tendez les bras vers l’avant et le haut, puis revenez lentement.|Les coudes s’écartent|Cambrer le dos
Banded pushdown|Fixez un élastique au-dessus de vous, coudes contre le corps. Poussez jusqu’à tendre les bras et revenez lentement.|Les coudes bougent|Une attache fragile
EZ-bar skull crusher|Sur un banc, la barre au-dessus des épaules. Ne pliez que les coudes, descendez la barre derrière le sommet de la tête, puis tendez.|Les coudes s’écartent|Descendre trop vite vers le visage
Dumbbell skull crusher|Sur un banc, les haltères au-dessus de vous, paumes face à face. Pliez les coudes pour les descendre près de la tête et tendez.|Les bras se balancent|Les coudes s’écartent
Triceps kickback|Penchez-vous, le bras le long du corps. Tendez le coude vers l’arrière, serrez et pliez lentement.|Le bras descend|Prendre de l’élan
Machine triceps extension|Réglez le siège pour poser les bras sur le coussin. Tendez les bras et revenez lentement.|Lever les coudes|Laisser claquer les charges
Bodyweight triceps extension|Tenez le bord d’un banc stable et reculez les pieds. Pliez les coudes jusqu’à ce que la tête passe sous les mains, puis tendez.|Les hanches s’affaissent|Les coudes s’écartent
Chin-up|Suspendu, paumes vers vous, à la largeur des épaules. Tirez jusqu’à passer le menton au-dessus de la barre et redescendez bras tendus.|Des demi-répétitions|Balancer les jambes
Neutral-grip pull-up|Suspendu à des poignées parallèles, paumes face à face. Montez la poitrine et redescendez complètement.|Hausser les épaules en haut|Se balancer
Weighted pull-up|Accrochez une charge à une ceinture. Tirez jusqu’à passer le menton au-dessus de la barre et descendez lentement. Ajoutez peu à la fois.|Des demi-répétitions|La charge se balance
Assisted pull-up|À genoux sur le coussin, choisissez l’aide qu’il vous faut. Tirez jusqu’à ce que le menton atteigne les poignées et descendez complètement.|Trop d’aide|Des demi-répétitions
Banded pull-up|Passez un élastique solide sur la barre et mettez-y un pied ou un genou. Tirez, descendez lentement et sortez-en avec prudence.|Rebondir dans l’élastique|Laisser claquer l’élastique
Negative pull-up|Montez ou sautez pour avoir le menton au-dessus de la barre. Descendez aussi lentement que possible jusqu’aux bras tendus.|Lâcher la dernière moitié|En faire trop
Scapular pull-up|Suspendu bras tendus. Baissez les omoplates pour que le corps monte un peu, tenez et relâchez lentement.|Plier les coudes|Se balancer
Dead hang|Suspendez-vous bras tendus et respirez calmement. Gardez les épaules un peu actives et descendez avant que la prise cède.|Se laisser tomber|Retenir son souffle
Muscle-up|Tirez avec force jusqu’à avoir la barre au bas de la poitrine, passez les poignets et poussez bras tendus. Maîtrisez d’abord tractions et dips.|Un coude avant l’autre|Se balancer fort
Tuck front lever|Suspendu, ramenez les genoux à la poitrine et tirez bras tendus jusqu’à l’horizontale du dos. Tenez et respirez.|Plier les bras|Les hanches descendent
Inverted row|Sous une barre fixée à hauteur de hanches, suspendez-vous le corps droit. Tirez la poitrine vers la barre et descendez lentement.|Les hanches s’affaissent|Une barre mal fixée
Ring row|Tenez les anneaux et penchez-vous en arrière, le corps droit. Tirez jusqu’aux côtes et descendez lentement. Plus les pieds sont en avant, plus c’est dur.|Les hanches s’affaissent|Hausser les épaules
Wide-grip lat pulldown|Prise large, les cuisses sous le coussin. Tirez la barre vers le haut de la poitrine et laissez-la remonter lentement.|Tirer derrière la nuque|Trop se pencher en arrière
Close-grip lat pulldown|Prise serrée, bien droit, tirez vers le haut de la poitrine, coudes près du corps. Revenez lentement.|Se balancer|Arrondir les épaules
Reverse-grip lat pulldown|Tenez la barre paumes vers vous. Tirez-la vers le haut de la poitrine, coudes contre le corps, et revenez lentement.|Plier les poignets|Se pencher en arrière
Banded lat pulldown|Fixez un élastique en hauteur et agenouillez-vous dessous. Tirez les mains vers les épaules et revenez lentement.|Une attache fragile|Cambrer le dos
Straight-arm pulldown|Face à la poulie haute, penchez-vous un peu. Poussez la barre vers les cuisses, bras tendus, et revenez lentement.|Plier les coudes|Balancer le buste
Pendlay row|Partez à chaque fois la barre au sol et le dos à l’horizontale. Tirez-la vite vers le bas des côtes et reposez-la.|Relever le buste|Arrondir le dos
T-bar row|Au-dessus de la barre ou contre le coussin, le dos plat. Tirez la poignée vers les côtes et descendez lentement.|Se redresser à chaque tirage|Arrondir le dos
Landmine row|À cheval sur le bout de la barre, penchez-vous et tenez-la à deux mains. Tirez vers la poitrine et descendez lentement.|Arrondir le dos|Tirer par à-coups
Bent-over dumbbell row|Penchez-vous, un haltère dans chaque main. Tirez-les vers les hanches et descendez lentement, le corps immobile.|Arrondir le dos|Hausser les épaules
Chest-supported dumbbell row|À plat ventre sur un banc incliné. Tirez les haltères vers les hanches, serrez et descendez complètement.|Lever la poitrine|Hausser les épaules
Kettlebell row|Une main sur un banc ou la cuisse, penchez-vous. Tirez la kettlebell vers la hanche et descendez lentement.|Tourner le buste|Arrondir le dos
Renegade row|En position de pompe sur deux haltères, pieds écartés. Tirez-en un vers les côtes sans basculer les hanches, et changez.|Tourner les hanches|Des haltères qui roulent
Machine row|Réglez le coussin pour atteindre tout juste les poignées. Tirez les coudes en arrière, serrez et revenez lentement.|La poitrine quitte le coussin|Hausser les épaules
Single-arm cable row|Assis ou debout face à la poulie. Tirez une poignée vers le flanc sans tourner et revenez lentement.|Tourner le buste|Hausser les épaules
Banded row|Fixez l’élastique devant vous ou autour des pieds. Tirez les mains vers les côtes et revenez lentement.|Arrondir le dos|L’élastique glisse des pieds
Jerrycan row|Une main sur un appui stable, penchez-vous. Tirez un bidon fermé vers la hanche et descendez-le lentement.|Tourner le buste|Arrondir le dos
Backpack row|Remplissez bien un sac à dos et penchez-vous le dos plat. Tirez-le par les sangles vers le ventre et descendez lentement.|Arrondir le dos|Des sangles usées
Barbell shrug|La barre devant les cuisses. Montez les épaules tout droit, tenez et descendez lentement.|Rouler les épaules|Plier les coudes
Dumbbell shrug|Des haltères le long du corps. Montez les épaules tout droit, tenez et descendez lentement.|Rouler les épaules|Avancer la tête
Banded face pull|Fixez un élastique à hauteur du visage. Tirez-le vers les yeux, coudes hauts, tournez les mains vers l’extérieur et revenez.|Se pencher en arrière|Baisser les coudes
Prone Y raise|À plat ventre, les bras en Y, pouces vers le haut. Levez les bras avec les omoplates et descendez lentement.|Cambrer le dos|Hausser les épaules
Barbell curl|La barre paumes vers le haut, coudes contre le corps. Montez-la vers la poitrine et descendez complètement.|Balancer le corps|Les coudes avancent
EZ-bar curl|Tenez les parties coudées de la barre. Montez-la sans bouger les coudes et descendez lentement.|Balancer le corps|Plier les poignets
Preacher curl|Posez les bras sur le pupitre. Montez la barre et descendez-la lentement jusqu’à presque tendre les bras.|Laisser tomber la charge|Lever les coudes
Incline dumbbell curl|Adossé à un banc incliné, laissez pendre les bras. Montez les haltères sans bouger les coudes et descendez complètement.|Les épaules roulent en avant|Prendre de l’élan
Alternating dumbbell curl|Un haltère dans chaque main. Montez-en un en tournant la paume vers le haut, descendez et changez.|Tanguer|Des demi-répétitions
Concentration curl|Assis, un coude contre l’intérieur de la cuisse. Montez l’haltère vers l’épaule et descendez complètement.|Balancer le corps|Pousser avec la jambe
Zottman curl|Montez les haltères paumes vers le haut. Tournez-les vers le bas en haut, descendez lentement et retournez-les.|Trop de poids|Tourner trop vite
Cable curl|Face à la poulie basse, coudes contre le corps. Montez la barre et descendez lentement.|Se pencher en arrière|Les coudes avancent
Rope hammer curl|La corde à la poulie basse, paumes face à face. Montez-la, coudes immobiles, et descendez lentement.|Prendre de l’élan|Plier les poignets
Banded curl|Debout sur l’élastique, tenez les bouts. Montez les mains aux épaules et descendez lentement.|L’élastique glisse du pied|Se pencher en arrière
Water bottle curl|Une bouteille pleine dans chaque main. Montez-les, coudes contre le corps, et descendez lentement.|Prendre de l’élan|Se précipiter
Reverse curl|La barre paumes vers le bas. Montez-la, poignets droits, et descendez lentement.|Plier les poignets|Les coudes s’écartent
Wrist curl|Les avant-bras sur les cuisses, paumes vers le haut. Laissez rouler la charge vers les doigts, puis pliez les poignets.|Bouger les bras|Trop de poids
Reverse wrist curl|Les avant-bras sur les cuisses, paumes vers le bas. Levez le dos des mains et descendez lentement.|Bouger les bras|Trop de poids
Plate pinch|Pincez un ou deux disques entre le pouce et les doigts. Tenez-vous droit et posez-les avant qu’ils glissent.|Les pieds sous les disques|Se pencher
Towel wringing|Tenez une serviette roulée devant vous à deux mains. Tordez-la comme pour l’essorer, tenez et changez de sens.|Hausser les épaules|Retenir son souffle
`;
