export default `
Push-up||La cadera se hunde|Los codos se abren del todo
Incline push-up||La cadera se hunde|Un apoyo que puede resbalar
Barbell bench press||Hacer rebotar la barra en el pecho|Los codos se abren del todo
Dumbbell bench press||Las muñecas se doblan|Chocar las mancuernas
Incline dumbbell press||Un banco demasiado inclinado|Arquearse y despegarse del banco
Dumbbell fly||Estirar los codos|Bajar demasiado
Dip||Los hombros suben a las orejas|Bajar más de lo que el hombro permite
Overhead press||Inclinarse hacia atrás|Llevar la barra alrededor de la cabeza
Dumbbell shoulder press||Arquear la espalda|Parar a media altura
Lateral raise||Balancear el cuerpo|Encoger los hombros
Face pull||Tirar hacia el pecho|Inclinarse hacia atrás
Pull-up||Medias repeticiones|Balancear las piernas
Lat pulldown||Inclinarse mucho hacia atrás|Tirar por detrás de la nuca
Seated cable row||Balancear el tronco|Redondear la espalda
Bent-over barbell row||Levantarse en cada tirón|Redondear la espalda
One-arm dumbbell row||Girar el cuerpo|Tirar hacia la axila
Biceps curl||Balancear el cuerpo|Los codos se adelantan
Hammer curl||Balancear el cuerpo|Medias repeticiones
Triceps pushdown||Los codos se adelantan|Apoyarse en el peso
Overhead triceps extension||Los codos se abren|Arquear la espalda
Farmer carry||Inclinarse hacia delante|Encoger los hombros
Band pull-apart||Encoger los hombros|Arquear la espalda
Incline barbell bench press|Inclina el banco unos 30 grados. Baja la barra a la parte alta del pecho con las escápulas juntas y empuja. Usa los soportes de seguridad.|Un banco demasiado inclinado|Hacer rebotar la barra
Decline barbell bench press|Engancha los pies en un banco declinado. Baja la barra a la parte baja del pecho y empuja recto. Que alguien te ayude con la barra.|Levantar la cabeza|Bajar hacia el cuello
Close-grip bench press|Agarra la barra al ancho de los hombros. Bájala a la parte baja del pecho con los codos cerca y empuja.|Las manos demasiado juntas|Los codos se abren
Barbell floor press|Túmbate en el suelo bajo la barra, con topes de seguridad o alguien que ayude. Baja hasta apoyar los brazos con suavidad, haz una pausa y empuja.|Dejar caer los codos|Perder tensión en la pausa
Dumbbell floor press|En el suelo, rodillas dobladas, una mancuerna en cada mano. Baja hasta que los brazos toquen el suelo y empuja.|Dejar caer los codos|Las muñecas se doblan
Plate squeeze press|Aprieta dos discos ligeros entre las palmas ante el pecho. Empuja recto sin dejar de apretar y vuelve.|Dejar de apretar|Encoger los hombros
Smith machine bench press|Coloca el banco para que la barra baje al centro del pecho. Desbloquea, baja con control y empuja. Antes, coloca los topes.|Un banco mal colocado|Hacer rebotar la barra
Machine chest press|Ajusta el asiento con las asas a la mitad del pecho. Empuja con las escápulas juntas y vuelve despacio.|Los hombros se adelantan|Dejar que las pesas golpeen
Incline machine chest press|Ajusta el asiento con las asas en la parte alta del pecho. Empuja hacia arriba sin bloquear y vuelve despacio.|La espalda se despega|Encoger los hombros
Banded chest press|Fija una banda detrás, a la altura del pecho, o pásala por la espalda. Empuja las dos manos y vuelve despacio.|La banda vuelve de golpe|Arquear la espalda
Machine fly|Siéntate con los codos a la altura de los hombros. Junta las asas delante, aprieta y abre despacio.|Abrir demasiado|Inclinarse hacia delante
Cable fly|Entre dos poleas a la altura de los hombros, un pie delante. Con los codos sueltos, junta las manos y abre despacio.|Convertirlo en un press|Demasiado peso
High-to-low cable fly|Pon las poleas altas e inclínate un poco. Junta las manos delante de la cadera y vuelve despacio.|Doblar cada vez más los codos|Balancear el tronco
Dumbbell pullover|En un banco, una mancuerna sobre el pecho. Bájala detrás de la cabeza, codos sueltos, hasta notar el estiramiento y vuelve.|Arquear la espalda|Ir demasiado atrás
Wall push-up|A un brazo de distancia de una pared, las manos en ella. Acerca el pecho con el cuerpo en línea y empuja.|Doblarse por la cadera|Encoger los hombros
Knee push-up|De rodillas, las manos algo más anchas que los hombros, en línea de rodillas a cabeza. Baja el pecho y empuja.|La cadera se queda atrás|La cabeza cae
Decline push-up|Los pies en un banco firme, las manos en el suelo. Baja el pecho con el cuerpo en línea y empuja.|La cadera se hunde|Doblar el cuello para mirar adelante
Diamond push-up|Junta las manos bajo el pecho. Baja con los codos cerca y empuja.|Los codos se abren|La cadera se hunde
Wide push-up|Pon las manos bastante más anchas que los hombros. Baja el pecho entre ellas y empuja con el cuerpo en línea.|Las manos demasiado adelante|La cadera se hunde
Pike push-up|Sube la cadera con las piernas estiradas y las manos en el suelo. Baja la cabeza por delante de las manos y empuja.|Convertirlo en una flexión|Caer sobre la cabeza
Archer push-up|Abre mucho las manos. Baja hacia una con el otro brazo estirado, empuja y cambia.|Girar la cadera|Doblar los dos brazos
Pseudo planche push-up|Gira un poco las manos hacia fuera y adelanta los hombros. Baja en línea y empuja.|Perder la inclinación|La cadera se hunde
Banded push-up|Pasa una banda por la parte alta de la espalda y sujeta los extremos bajo las manos. Haz flexiones contra ella, el cuerpo firme.|La banda sube a la nuca|La cadera se hunde
Weighted push-up|Que alguien te ponga un disco en la parte alta de la espalda. Baja el pecho con el cuerpo en línea y empuja.|El disco en la zona lumbar|Medias repeticiones
Ring push-up|Agarra dos anillas bajas con el cuerpo recto. Baja entre ellas, codos cerca, y gíralas hacia fuera arriba.|Las anillas se separan|La cadera se hunde
Handstand push-up|Sube al pino contra una pared, manos algo más anchas que los hombros. Baja la cabeza despacio hasta un cojín y empuja. Domina antes la flexión en pica.|Arquear la espalda|Caer sobre la cabeza
Wall handstand hold|Camina con los pies por la pared o sube con suavidad. Empuja el suelo, costillas dentro, y respira. Baja antes de cansarte.|Codos doblados|Arquear la espalda
Bench dip|Agarra el borde de un banco junto a la cadera, las piernas delante. Dobla los codos hasta un ángulo más o menos recto y empuja.|Bajar demasiado|La cadera se aleja del banco
Chair dip|Pon una silla fuerte contra la pared y agarra el borde del asiento. Baja con los codos hacia atrás y empuja.|Una silla que puede resbalar|Bajar demasiado
Assisted dip|De rodillas en la almohadilla, elige la ayuda que necesites. Baja hasta que los brazos queden horizontales y empuja.|Demasiada ayuda|Encoger los hombros
Weighted dip|Cuelga un peso de un cinturón y apóyate en las barras. Baja con control hasta que los brazos queden horizontales y empuja.|El peso se balancea|Bajar demasiado
Machine triceps dip|Siéntate recto y agarra las asas a tu lado. Empuja hasta estirar los brazos y deja subir despacio.|Los codos se abren|Levantarse del asiento
Seated overhead press|Siéntate con la espalda apoyada, la barra en las clavículas. Empuja recto hacia arriba y baja con control.|Arquearse y despegarse|Medias repeticiones
Push press|Con la barra en los hombros, dobla un poco las rodillas e impulsa para que las piernas empiecen, y luego estira los brazos.|Inclinarse al tomar impulso|Empujar antes que las piernas
Arnold press|Empieza con las mancuernas ante la cara, palmas hacia ti. Gira las palmas al empujar y deshaz el giro al bajar.|Arquear la espalda|Girar con prisa
Kettlebell press|Sostén la pesa en el antebrazo, en el hombro. Empuja recto con el abdomen firme y baja despacio.|Inclinarse a un lado|La muñeca se dobla
Smith machine shoulder press|Coloca un banco para que la barra pase justo ante la cara. Empuja y baja hasta la barbilla.|El banco demasiado atrás|Arquear la espalda
Machine shoulder press|Ajusta el asiento con las asas a la altura de los hombros. Empuja sin encoger los hombros y baja despacio.|La espalda se despega|Dejar que las pesas golpeen
Landmine press|Sostén el extremo de la barra en un hombro. Empújalo arriba y adelante, inclinándote un poco, y baja despacio.|Girar el cuerpo|Arquear la espalda
Banded shoulder press|Pisa la banda y sujétala en los hombros. Empuja hasta estirar los brazos y baja despacio.|Inclinarse hacia atrás|La banda se sale del pie
Water bottle press|Una botella llena en cada mano, a la altura de las orejas. Empuja hasta estirar los brazos y baja despacio.|Arquear la espalda|Ir con prisa
Cable lateral raise|De lado a la polea baja, agárrala con la mano de fuera. Sube el brazo a la altura del hombro y baja despacio.|Inclinarse al otro lado|Encoger los hombros
Machine lateral raise|Siéntate con las almohadillas en los brazos. Sube los codos a la altura de los hombros y baja despacio.|Subir por encima de los hombros|Encoger los hombros
Banded lateral raise|Pisa la banda y sujeta los extremos. Sube los brazos a los lados a la altura de los hombros y baja despacio.|Usar impulso|Encoger los hombros
Water bottle lateral raise|Una botella en cada mano. Sube los brazos a los lados, codos sueltos, a la altura de los hombros y baja despacio.|Usar impulso|Encoger los hombros
Front raise|Mancuernas ligeras ante los muslos. Súbelas a la altura de los hombros con los brazos casi estirados y baja despacio.|Balancear el cuerpo|Subir demasiado
Plate front raise|Agarra un disco por los lados. Súbelo a la altura de los hombros, codos sueltos, y baja despacio.|Inclinarse hacia atrás|Usar impulso
Rear delt fly|Inclínate con la espalda recta, las mancuernas colgando. Sube los brazos a los lados y baja despacio.|Levantarse en cada repetición|Tirar como en un remo
Cable rear delt fly|Cruza dos poleas a la altura de los hombros, cada una en la mano contraria. Abre bien los brazos y vuelve despacio.|Inclinarse hacia atrás|Doblar los codos
Reverse machine fly|Siéntate de cara al respaldo, asas a la altura de los hombros. Abre los brazos hacia atrás y vuelve despacio.|Encoger los hombros|Dar tirones
Upright row|Agarra la barra algo más ancha que los hombros. Sube los codos como mucho a la altura de los hombros, la barra cerca, y baja.|Un agarre estrecho|Subir demasiado los codos
Cable external rotation|De lado a la polea, el codo doblado junto al cuerpo. Gira el antebrazo hacia fuera y vuelve despacio.|El codo se separa|Girar el cuerpo
Banded external rotation|Sujeta una banda, el codo doblado junto al cuerpo con una toalla debajo. Gira el antebrazo hacia fuera y vuelve despacio.|El codo se separa|Doblar la muñeca
Side-lying external rotation|De lado, el codo de arriba doblado sobre las costillas. Sube una mancuerna ligera girando el antebrazo y baja despacio.|Demasiado peso|El codo se levanta
Rope pushdown|Agarra la cuerda en la polea alta, codos junto al cuerpo. Empuja abajo, separa los extremos y vuelve despacio.|Los codos se mueven|Inclinarse sobre la cuerda
Cable overhead triceps extension|De espaldas a la polea, la cuerda tras la cabeza. Estira los brazos adelante y arriba y vuelve despacio.|Los codos se abren|Arquear la espalda
Banded pushdown|Fija una banda por encima, codos junto al cuerpo. Empuja hasta estirar los brazos y vuelve despacio.|Los codos se mueven|Un punto de fijación débil
EZ-bar skull crusher|En un banco, la barra sobre los hombros. Dobla solo los codos, baja la barra por detrás de la coronilla y estira.|Los codos se abren|Bajar demasiado rápido hacia la cara
Dumbbell skull crusher|En un banco, las mancuernas arriba, palmas enfrentadas. Dobla los codos para bajarlas junto a la cabeza y estira.|Los brazos se balancean|Los codos se abren
Triceps kickback|Inclínate con el brazo pegado al costado. Estira el codo hacia atrás, aprieta y dobla despacio.|El brazo cae|Usar impulso
Machine triceps extension|Ajusta el asiento para apoyar los brazos. Estira los brazos y vuelve despacio.|Levantar los codos|Dejar que las pesas golpeen
Bodyweight triceps extension|Agarra el borde de un banco firme y lleva los pies atrás. Dobla los codos hasta que la cabeza pase bajo las manos y estira.|La cadera se hunde|Los codos se abren
Chin-up|Cuélgate con las palmas hacia ti, al ancho de los hombros. Tira hasta pasar la barbilla sobre la barra y baja a brazos estirados.|Medias repeticiones|Balancear las piernas
Neutral-grip pull-up|Cuélgate de asas paralelas, palmas enfrentadas. Sube el pecho y baja del todo.|Encoger los hombros arriba|Balancearse
Weighted pull-up|Cuelga un peso de un cinturón. Tira hasta pasar la barbilla sobre la barra y baja despacio. Añade poco a poco.|Medias repeticiones|El peso se balancea
Assisted pull-up|De rodillas en la almohadilla, elige la ayuda que necesites. Tira hasta que la barbilla llegue a las asas y baja del todo.|Demasiada ayuda|Medias repeticiones
Banded pull-up|Pasa una banda fuerte por la barra y mete un pie o una rodilla. Tira, baja despacio y sal con cuidado.|Rebotar en la banda|Soltar la banda de golpe
Negative pull-up|Sube o salta hasta tener la barbilla sobre la barra. Baja tan despacio como puedas hasta estirar los brazos.|Dejarse caer en la última mitad|Hacer demasiadas
Scapular pull-up|Cuélgate con los brazos estirados. Baja las escápulas para que el cuerpo suba un poco, aguanta y suelta despacio.|Doblar los codos|Balancearse
Dead hang|Cuélgate de una barra con los brazos estirados y respira con calma. Los hombros algo activos; baja antes de que falle el agarre.|Soltarse de golpe|Aguantar la respiración
Muscle-up|Tira con fuerza hasta tener la barra en la parte baja del pecho, pasa las muñecas y empuja hasta estirar los brazos. Domina antes dominadas y fondos.|Un codo antes que el otro|Balancearse mucho
Tuck front lever|Cuélgate, lleva las rodillas al pecho y tira con los brazos estirados hasta la espalda horizontal. Aguanta y respira.|Doblar los brazos|La cadera baja
Inverted row|Bajo una barra fija a la altura de la cadera, cuélgate con el cuerpo recto. Lleva el pecho a la barra y baja despacio.|La cadera se hunde|Una barra sin fijar
Ring row|Agarra las anillas e inclínate atrás con el cuerpo recto. Tira hasta las costillas y baja despacio. Cuanto más adelante los pies, más difícil.|La cadera se hunde|Encoger los hombros
Wide-grip lat pulldown|Agarre ancho, los muslos bajo la almohadilla. Lleva la barra a la parte alta del pecho y deja subir despacio.|Tirar por detrás de la nuca|Inclinarse mucho hacia atrás
Close-grip lat pulldown|Agarre estrecho, recto, lleva el asa a la parte alta del pecho con los codos cerca. Vuelve despacio.|Balancearse|Redondear los hombros
Reverse-grip lat pulldown|Agarra la barra con las palmas hacia ti. Llévala a la parte alta del pecho, codos junto al cuerpo, y vuelve despacio.|Doblar las muñecas|Inclinarse hacia atrás
Banded lat pulldown|Fija una banda en alto y arrodíllate debajo. Lleva las manos a los hombros y vuelve despacio.|Un punto de fijación débil|Arquear la espalda
Straight-arm pulldown|Frente a la polea alta, inclínate un poco. Lleva la barra a los muslos con los brazos estirados y vuelve despacio.|Doblar los codos|Balancear el tronco
Pendlay row|Empieza cada vez con la barra en el suelo y la espalda horizontal. Llévala rápido a las últimas costillas y déjala.|Levantar el tronco|Redondear la espalda
T-bar row|Sobre la barra o apoyado en la almohadilla, la espalda recta. Lleva el asa a las costillas y baja despacio.|Levantarse en cada tirón|Redondear la espalda
Landmine row|A horcajadas sobre el extremo de la barra, inclínate y agárralo con las dos manos. Llévalo al pecho y baja despacio.|Redondear la espalda|Dar tirones
Bent-over dumbbell row|Inclínate con una mancuerna en cada mano. Llévalas a la cadera y baja despacio con el cuerpo quieto.|Redondear la espalda|Encoger los hombros
Chest-supported dumbbell row|Boca abajo en un banco inclinado. Lleva las mancuernas hacia la cadera, aprieta y baja del todo.|Levantar el pecho|Encoger los hombros
Kettlebell row|Una mano en un banco o en el muslo, inclínate. Lleva la pesa a la cadera y baja despacio.|Girar el cuerpo|Redondear la espalda
Renegade row|En flexión sobre dos mancuernas, los pies separados. Lleva una a las costillas sin inclinar la cadera y cambia.|Girar la cadera|Mancuernas que ruedan
Machine row|Ajusta la almohadilla para alcanzar justo las asas. Lleva los codos atrás, aprieta y vuelve despacio.|El pecho se despega|Encoger los hombros
Single-arm cable row|Sentado o de pie frente a la polea. Lleva un asa al costado sin girar y vuelve despacio.|Girar el cuerpo|Encoger los hombros
Banded row|Fija la banda delante o alrededor de los pies. Lleva las manos a las costillas y vuelve despacio.|Redondear la espalda|La banda se sale de los pies
Jerrycan row|Una mano en un apoyo firme, inclínate. Lleva un bidón cerrado a la cadera y bájalo despacio.|Girar el cuerpo|Redondear la espalda
Backpack row|Llena bien una mochila e inclínate con la espalda recta. Llévala por las asas al abdomen y baja despacio.|Redondear la espalda|Asas gastadas
Barbell shrug|La barra ante los muslos. Sube los hombros rectos, aguanta y baja despacio.|Girar los hombros|Doblar los codos
Dumbbell shrug|Mancuernas a los lados. Sube los hombros rectos, aguanta y baja despacio.|Girar los hombros|Adelantar la cabeza
Banded face pull|Fija una banda a la altura de la cara. Llévala hacia los ojos con los codos altos, gira las manos hacia fuera y vuelve.|Inclinarse hacia atrás|Bajar los codos
Prone Y raise|Boca abajo, los brazos en Y, pulgares arriba. Sube los brazos con las escápulas y baja despacio.|Arquear la espalda|Encoger los hombros
Barbell curl|La barra con las palmas arriba, codos junto al cuerpo. Súbela al pecho y baja del todo.|Balancear el cuerpo|Los codos se adelantan
EZ-bar curl|Agarra las partes anguladas de la barra. Súbela sin mover los codos y baja despacio.|Balancear el cuerpo|Doblar las muñecas
Preacher curl|Apoya los brazos en el banco. Sube la barra y bájala despacio hasta casi estirar los brazos.|Dejar caer el peso|Levantar los codos
Incline dumbbell curl|Recostado en un banco inclinado, deja colgar los brazos. Sube las mancuernas sin mover los codos y baja del todo.|Los hombros se adelantan|Usar impulso
Alternating dumbbell curl|Una mancuerna en cada mano. Sube una girando la palma hacia arriba, baja y cambia.|Tambalearse|Medias repeticiones
Concentration curl|Sentado, un codo contra la cara interna del muslo. Sube la mancuerna al hombro y baja del todo.|Balancear el cuerpo|Ayudarse con la pierna
Zottman curl|Sube las mancuernas con las palmas arriba. Arriba gíralas hacia abajo, baja despacio y vuelve a girar.|Demasiado peso|Girar con prisa
Cable curl|Frente a la polea baja, codos junto al cuerpo. Sube la barra y baja despacio.|Inclinarse hacia atrás|Los codos se adelantan
Rope hammer curl|La cuerda en la polea baja, palmas enfrentadas. Súbela con los codos quietos y baja despacio.|Usar impulso|Doblar las muñecas
Banded curl|Pisa la banda y sujeta los extremos. Sube las manos a los hombros y baja despacio.|La banda se sale del pie|Inclinarse hacia atrás
Water bottle curl|Una botella llena en cada mano. Súbelas con los codos junto al cuerpo y baja despacio.|Usar impulso|Ir con prisa
Reverse curl|La barra con las palmas abajo. Súbela con las muñecas rectas y baja despacio.|Doblar las muñecas|Los codos se abren
Wrist curl|Los antebrazos en los muslos, palmas arriba. Deja rodar el peso hacia los dedos y dobla las muñecas.|Mover los brazos|Demasiado peso
Reverse wrist curl|Los antebrazos en los muslos, palmas abajo. Sube el dorso de las manos y baja despacio.|Mover los brazos|Demasiado peso
Plate pinch|Pinza uno o dos discos entre el pulgar y los dedos. Ponte recto, aguanta y déjalos antes de que resbalen.|Los pies bajo los discos|Inclinarse
Towel wringing|Sujeta una toalla enrollada ante ti con las dos manos. Retuércela como para escurrirla, aguanta y cambia de sentido.|Encoger los hombros|Aguantar la respiración
`;
