export default `
Goblet squat||Los talones se levantan|El pecho cae hacia delante
Bodyweight squat||Las rodillas se van hacia dentro|Parar a medio camino
Barbell back squat||Las rodillas se van hacia dentro|La cadera sube antes que el pecho
Front squat||Los codos caen|Los talones se levantan
Romanian deadlift||Doblar las rodillas como en una sentadilla|Redondear la espalda para bajar más
Dumbbell Romanian deadlift||Las mancuernas se alejan de las piernas|Inclinarse hacia atrás arriba
Conventional deadlift||Redondear la zona lumbar|La barra se aleja de las piernas
Walking lunge||Pasos demasiado cortos|La rodilla de delante se va hacia dentro
Reverse lunge||Empujar con el pie de atrás|Poner los pies en una misma línea
Bulgarian split squat||Ponerse demasiado cerca del banco|Empujar con la pierna de atrás
Step-up||Empujar con el pie del suelo|Dejarse caer al final
Leg press||La cadera se despega del respaldo|Bloquear las rodillas de golpe
Leg extension||Lanzar el peso|Dejarlo caer
Seated leg curl||Los muslos se despegan del asiento|Dejar que el peso suba las piernas
Hip thrust||Arquear la zona lumbar arriba|Empujar con los dedos de los pies
Glute bridge||Arquear la zona lumbar|Los pies demasiado lejos
Standing calf raise||Rebotar abajo|Doblar las rodillas
Kettlebell swing||Hacer una sentadilla en vez de llevar atrás la cadera|Levantar la pesa con los brazos
Burpee||La cadera se hunde en posición de flexión|Caer con las rodillas rígidas
Squat jump||Caer con ruido|Las rodillas se van hacia dentro al caer
Box jump||Un cajón demasiado alto|Bajar de un salto
Low-bar squat|Apoya la barra en la parte de atrás de los hombros, más abajo de lo habitual. Aprieta el abdomen, lleva atrás la cadera y baja hasta que quede por debajo de las rodillas. Sube recto; antes, coloca los topes.|Inclinarse en vez de bajar|Sostener la barra con las muñecas
Box squat|Ponte delante de un cajón con la barra en la parte alta de la espalda. Siéntate hacia atrás hasta tocarlo, aguanta la tensión un momento y levántate sin impulso.|Dejarse caer en el cajón|Relajar la espalda al sentarse
Pause squat|Baja hasta donde la espalda siga recta y quédate quieto dos segundos. Mantén firme el abdomen y sube con fuerza.|Contar demasiado rápido|Hundirse durante la pausa
Overhead squat|Sostén la barra sobre la cabeza con agarre ancho y codos estirados. Baja entre los talones con la barra sobre el centro de los pies. Aprende con una barra vacía o un palo.|La barra se va hacia delante|Doblar los codos
Zercher squat|Sostén la barra en el pliegue de los codos, cerca del abdomen. Baja con el pecho alto hasta que los codos se acerquen a los muslos y sube. Una almohadilla protege los brazos.|Redondear la parte alta de la espalda|La barra se aleja del cuerpo
Hack squat|Apoya bien espalda y hombros en las almohadillas, los pies en el centro de la plataforma. Baja hasta doblar bien las rodillas y empuja con todo el pie.|Los talones se levantan|La zona lumbar se despega
Pendulum squat|Apoya la espalda en la almohadilla, los pies algo adelantados. Sigue el arco hacia abajo despacio mientras la cadera no se mueva y empuja.|Rebotar abajo|Subir antes de tiempo para mover más peso
Belt squat|Abróchate el cinturón a la cadera, pies al ancho de los hombros. Baja con el pecho alto mientras el peso cuelga debajo y levántate del todo.|Apoyarse en las agarraderas|Dejar que el cinturón te lleve hacia delante
Smith machine squat|Apoya la barra en la parte alta de la espalda, los pies algo por delante. Desbloquea, baja con control y sube. Antes, coloca los topes.|Los pies demasiado adelante|No poder volver a enganchar la barra
Dumbbell squat|Con una mancuerna a cada lado, pies al ancho de los hombros. Siéntate entre los talones con la espalda recta y levántate.|Inclinarse hacia el suelo|Las rodillas se van hacia dentro
Dumbbell sumo squat|Abre mucho los pies, puntas hacia fuera, con una mancuerna entre las piernas. Baja recto, rodillas sobre los dedos, y aprieta los glúteos al subir.|Inclinarse hacia delante|Las rodillas se van hacia dentro
Kettlebell front squat|Sostén dos pesas rusas contra el pecho, muñecas rectas y codos pegados. Baja bien con el pecho alto y sube.|Las pesas tiran hacia delante|Doblar las muñecas
Landmine squat|Sostén el extremo de la barra en el pecho con las dos manos. Siéntate entre los talones, apoyado un poco en la barra, y sube por su recorrido.|Redondear la espalda|Ponerse demasiado lejos de la barra
Jerrycan squat|Sostén un bidón cerrado, lleno en parte, contra el pecho o entre las piernas. Baja con la espalda recta y los talones en el suelo, y levántate. Con más agua pesa más.|Llevarlo con la espalda redonda|Llenarlo más de lo que controlas
Sandbag squat|Abraza el saco contra el pecho. Aprieta el abdomen, baja entre los talones y sube sin que el saco resbale.|Sostener el saco muy abajo|Redondear la espalda
Backpack squat|Llena bien una mochila con libros o botellas y llévala delante o detrás. Baja con los talones en el suelo y levántate del todo.|Una carga que se mueve|Parar a medio camino
Sit to stand|Siéntate en el borde de una silla firme, los pies bajo las rodillas. Inclínate y levántate, y luego siéntate despacio. Usa las manos solo si hace falta.|Dejarse caer en la silla|Las rodillas se van hacia dentro
Wall sit|Apoya la espalda en una pared y baja hasta que los muslos queden casi horizontales. Mantén los talones bajo las rodillas, respira y aguanta.|Empujar con las manos en los muslos|Aguantar la respiración
Split squat|Colócate en un paso largo y quédate ahí. Baja la rodilla de atrás casi hasta el suelo y sube con el pie de delante.|Los pies en una misma línea|Inclinarse sobre la rodilla de delante
Dumbbell split squat|Colócate en un paso largo, una mancuerna en cada mano. Baja la rodilla de atrás con el tronco recto y sube.|Rebotar en el suelo|Demasiado peso en el pie de atrás
Cossack squat|Abre mucho los pies. Baja sobre una pierna, la otra estirada con los dedos hacia arriba, y vuelve al centro.|El talón se levanta|Redondear la espalda
Pistol squat|De pie sobre una pierna, la otra estirada delante. Baja hasta donde controles y sube. Agárrate a algo hasta que sea seguro.|Dejarse caer al final|La rodilla se va hacia dentro
Sissy squat|Agárrate, sube a las puntas de los pies e inclínate atrás con cadera y tronco en línea. Dobla las rodillas mientras sea cómodo y estíralas.|Doblarse por la cadera|Bajar demasiado demasiado pronto
Forward lunge|Da un paso adelante y baja hasta que las dos rodillas formen más o menos un ángulo recto. Empuja con el pie de delante para volver.|Un paso demasiado corto|Golpear el suelo con el pie
Dumbbell walking lunge|Con mancuernas a los lados, da un paso largo. Baja la rodilla de atrás cerca del suelo y pasa al siguiente.|Inclinarse hacia delante|Balancear las mancuernas
Dumbbell reverse lunge|Con mancuernas a los lados, lleva un pie atrás. Baja la rodilla con suavidad y sube con la pierna de delante.|Empujar con el pie de atrás|Poner los pies en una misma línea
Barbell reverse lunge|Con la barra en la parte alta de la espalda, lleva un pie atrás y baja con control. Sube con el pie de delante. Hazlo dentro del rack.|El tronco cae hacia delante|Perder el equilibrio en una base estrecha
Side lunge|Da un paso ancho al lado y siéntate sobre esa pierna, la otra estirada. Empuja para volver.|La rodilla se va hacia dentro|Doblarse por la espalda
Curtsy lunge|Lleva un pie atrás, cruzado por detrás del otro. Baja con la rodilla de delante sobre el pie y la cadera de frente, y vuelve.|Girar la cadera|Cruzar demasiado
Dumbbell step-up|Con mancuernas, pon el pie entero en un banco firme. Sube solo con esa pierna y baja despacio.|Empujar con el pie del suelo|Un banco demasiado alto
Chair step-up|Pon una silla fuerte contra la pared y el pie entero en el asiento. Sube, ponte recto y baja con suavidad.|Una silla que puede resbalar|Caer con peso
Lateral step-up|Ponte junto a un cajón bajo con un pie encima. Empuja con el talón hasta estirar la pierna y baja el otro pie despacio.|Saltar con el pie del suelo|La rodilla se va hacia dentro
Sumo deadlift|Abre mucho los pies, puntas hacia fuera, y agarra la barra entre las piernas. Baja la cadera, saca el pecho y empuja el suelo hacia los lados hasta estar de pie.|La cadera sube primero|Las rodillas se van hacia dentro
Trap bar deadlift|Ponte en el centro de la barra y coge las asas. Aprieta el abdomen, saca el pecho y empuja el suelo hasta estar de pie.|Redondear la espalda|Inclinarse hacia atrás arriba
Rack pull|Coloca la barra en soportes a la altura de las rodillas. Inclínate desde la cadera, agárrala, aprieta y lleva la cadera adelante hasta estar de pie.|Cargar mucho más de lo que sostienes|Encoger los hombros arriba
Stiff-leg deadlift|Empieza con la barra en el suelo y las rodillas casi estiradas. Tira con la espalda recta y la barra cerca, y baja hasta notar el estiramiento.|Redondear la espalda|Bloquear las rodillas de golpe
Dumbbell deadlift|Pon una mancuerna junto a cada pie. Dobla cadera y rodillas, agárralas, saca el pecho y levántate. Baja igual.|Redondear la espalda|Levantar con los brazos
Kettlebell deadlift|Con la pesa entre los tobillos, lleva atrás la cadera, agarra el asa y levántate apretando los glúteos.|Bajar como en una sentadilla|La pesa por delante de los pies
Single-leg Romanian deadlift|Sobre una pierna, con una mancuerna. Inclínate desde la cadera mientras la otra pierna va atrás, la cadera nivelada, y vuelve.|Abrir la cadera hacia un lado|Redondear la espalda
Single-leg deadlift reach|Sobre una pierna, la rodilla suelta. Inclínate hacia el suelo mientras la otra pierna sube detrás, y ponte recto.|Abrir la cadera|Ir con prisa
Jerrycan deadlift|Ponte sobre un bidón cerrado, o entre dos. Inclínate con la espalda recta, agarra y levántate con las piernas.|Redondear la espalda|Girarse al levantar
Good morning|Apoya una barra ligera en la parte alta de la espalda. Con las rodillas sueltas, lleva atrás la cadera hasta notar los muslos por detrás y levántate.|Demasiado peso|Redondear la espalda
Cable pull-through|De espaldas a la polea baja, la cuerda entre las piernas. Lleva atrás la cadera y aprieta los glúteos para levantarte.|Tirar con los brazos|Inclinarse hacia atrás al final
Back extension|Ajusta la almohadilla justo bajo la cadera y engancha los pies. Baja con la espalda recta y sube hasta que el cuerpo quede en línea.|Arquearse demasiado|Balancearse
Reverse hyperextension|Apoya el pecho en la almohadilla, la cadera en el borde. Sube las piernas con los glúteos hasta la horizontal y baja despacio.|Balancear las piernas|Arquear la zona lumbar
Nordic hamstring curl|De rodillas sobre algo blando, con los talones sujetos. Inclínate despacio, en línea de rodillas a cabeza, para con las manos y empuja para volver.|Doblarse por la cadera|Caer de golpe
Glute-ham raise|Sujeta los pies y apoya los muslos. Baja el cuerpo recto y sube con la parte de atrás de los muslos.|Doblarse por la cadera|Caer en la parte baja
Seated leg press|Siéntate con la espalda apoyada, los pies en el centro de la plataforma. Empuja hasta casi estirar las piernas y vuelve despacio.|Bloquear las rodillas|Dejar que las pesas golpeen
Single-leg press|Pon un pie en el centro de la plataforma. Baja hasta un ángulo más o menos recto y empuja sin girar la cadera.|La cadera se despega|La rodilla se va hacia dentro
Lying leg curl|Boca abajo, el rodillo sobre los talones y las rodillas fuera de la almohadilla. Lleva los talones hacia los glúteos y baja despacio.|La cadera se levanta|Dar tirones
Standing leg curl|De pie en la máquina, la almohadilla sobre un talón. Dobla del todo la rodilla sin mover el muslo y baja despacio.|Balancear la cadera|Acortar el movimiento
Exercise ball leg curl|Boca arriba, los talones en la pelota y la cadera arriba. Acerca la pelota y aléjala sin bajar la cadera.|La cadera se hunde|Volver con prisa
Banded leg curl|Boca abajo, una banda en un tobillo, fijada detrás de ti a ras del suelo, más allá de los pies. Dobla la rodilla contra ella y vuelve despacio.|La banda resbala|Levantar la cadera
Dumbbell leg curl|Boca abajo en un banco, sujeta una mancuerna ligera entre los pies. Súbela hasta que las piernas queden verticales y baja despacio. Que alguien te la coloque.|Balancearla|Levantar la cadera
Hip abduction machine|Siéntate recto con las almohadillas por fuera de las rodillas. Abre las piernas, aguanta un momento y vuelve despacio.|Balancear el cuerpo|Dejar que las pesas golpeen
Hip adduction machine|Siéntate recto con las almohadillas por dentro de las rodillas, abiertas solo hasta donde sea cómodo. Junta las piernas y vuelve despacio.|Abrir demasiado|Dar tirones
Machine glute kickback|Pon un pie en la plataforma y apóyate. Empuja atrás hasta estirar la cadera y vuelve con control.|Arquear la zona lumbar|Usar impulso
Machine hip thrust|Siéntate con la almohadilla sobre la cadera y la espalda apoyada. Sube la cadera a la altura de las rodillas, aprieta y baja despacio.|Arquear la espalda|Los pies demasiado adelante
Single-leg hip thrust|Apoya la parte alta de la espalda en un banco y un pie en el suelo. Sube la cadera nivelada con la otra pierna arriba, aprieta y baja.|La cadera se inclina|Empujar con los dedos de los pies
Single-leg glute bridge|Boca arriba, un pie apoyado y la otra pierna arriba. Sube la cadera hasta quedar en línea, aguanta y baja.|La cadera se inclina|Arquear la espalda
Frog pump|Boca arriba, plantas juntas y rodillas abiertas. Aprieta los glúteos para subir la cadera y baja con suavidad.|Arquear la espalda|Ir con prisa
Cable glute kickback|Fija la polea al tobillo y agárrate. Lleva la pierna atrás desde la cadera con el cuerpo quieto y vuelve.|Inclinarse mucho hacia delante|Arquear la zona lumbar
Cable hip abduction|De lado a la polea baja, fijada al tobillo de fuera. Separa la pierna estirada y vuelve despacio.|Inclinarse al otro lado|Girar el pie hacia arriba
Banded lateral walk|Ponte una banda sobre las rodillas o en los tobillos y dobla un poco las rodillas. Da un paso al lado y acerca el otro pie despacio. Hazlo en los dos sentidos.|Las rodillas se van hacia dentro|Arrastrar los pies
Donkey kick|A cuatro patas, empuja un talón hacia el techo con la rodilla doblada. Para antes de arquear la espalda y baja.|Arquear la espalda|Inclinar la cadera
Fire hydrant|A cuatro patas, abre una rodilla doblada hacia el lado. Mantén el cuerpo quieto y baja despacio.|Inclinarse al otro lado|Doblar los codos
Clamshell|De lado, rodillas dobladas y pies juntos. Abre la rodilla de arriba sin rodar hacia atrás y ciérrala despacio.|La cadera rueda hacia atrás|Ir demasiado rápido
Side-lying leg raise|De lado, el cuerpo en línea. Sube la pierna de arriba con los dedos hacia delante, aguanta y baja despacio.|Balancear la pierna|Rodar hacia atrás
Standing hip abduction|Agárrate a una silla, sobre una pierna. Separa la otra sin inclinarte y vuelve despacio.|Inclinar el cuerpo|Girar los dedos hacia arriba
Seated calf raise|Sentado, la almohadilla en los muslos y la parte delantera del pie en el escalón. Deja bajar los talones y sube al máximo.|Rebotar|Medios movimientos
Machine calf raise|Ponte bajo las almohadillas de los hombros, la parte delantera del pie en el escalón. Baja los talones, sube alto y aguanta.|Doblar las rodillas|Rebotar
Leg press calf raise|Empuja la plataforma y deja solo la parte delantera del pie en el borde inferior. Estira los pies y vuelve despacio, rodillas sueltas. Deja puestos los seguros.|Los pies resbalan|Bloquear las rodillas
Dumbbell calf raise|Con mancuernas, en el borde de un escalón. Deja bajar los talones, sube al máximo y baja despacio.|Ir con prisa|Apoyar el borde de fuera
Single-leg calf raise|Sobre un pie en el borde de un escalón, agárrate. Baja el talón, sube alto y aguanta.|Empujar con la otra pierna|Rebotar
Supported calf raise|Agárrate al respaldo de una silla, pies al ancho de la cadera. Sube a la parte delantera de los pies y baja despacio.|Apoyarse en la silla|Dejar caer los talones
Tibialis raise|La espalda en una pared, los pies un paso por delante. Sube los dedos al máximo y bájalos despacio.|Doblar la cadera|Dejar caer los pies
Power clean|Tira de la barra desde el suelo con la espalda recta y salta con los brazos estirados. Métete un poco debajo y recíbela en los hombros, codos altos. Aprende con poco peso.|Doblar los brazos antes de tiempo|Recibir con los codos bajos
Hang clean|Empieza con la barra a medio muslo. Lleva atrás la cadera, salta y métete bajo la barra para recibirla en los hombros.|Lanzar la barra hacia delante|Recibir con la espalda redonda
Clean and jerk|Lleva la barra a los hombros y levántate. Dobla un poco, impúlsala y abre las piernas debajo; luego junta los pies. Pide a un entrenador que te enseñe.|Inclinarse al tomar impulso|Terminar con un empuje lento
Power snatch|Con agarre ancho, sube la barra cerca del cuerpo. Salta, mete los brazos debajo y recíbela sobre la cabeza. Aprende con una barra vacía.|La barra hace una curva|Recibir con los brazos doblados
Thruster|Con la barra en los hombros, haz una sentadilla. Sube con fuerza y deja que el impulso lleve la barra sobre la cabeza en un solo gesto.|Empujar antes de estar de pie|Los talones se levantan
Dumbbell snatch|Sobre una mancuerna, agárrala con la espalda recta e impúlsala cerca del cuerpo. Estira el brazo hacia arriba. Bájala con cuidado.|Tirar con la espalda redonda|Balancearla lejos del cuerpo
Kettlebell clean|Lleva la pesa atrás, estira la cadera y guíala cerca del cuerpo hasta el pliegue del brazo. Que llegue suave al antebrazo.|La pesa golpea el antebrazo|Tirar con el brazo
Kettlebell snatch|Lleva la pesa atrás y estira la cadera para que suba cerca de ti. Atraviesa con la mano arriba. Domina antes el balanceo y la cargada.|Un arco amplio|Apretar demasiado
Single-arm kettlebell swing|Lleva una pesa entre las piernas y estira la cadera para que flote a la altura del pecho. Los hombros de frente, el otro brazo suelto.|Girar el cuerpo|Hacer una sentadilla
Turkish get-up|Tumbado, la pesa estirada sobre un hombro. Pasa por el codo, la mano y la rodilla hasta ponerte de pie, la vista en la pesa, y vuelve por el mismo camino. Aprende sin peso.|Doblar el brazo de arriba|Hacer los pasos con prisa
Sandbag clean|Sobre el saco, agárralo con la espalda recta. Súbelo cerca del cuerpo y recíbelo en los antebrazos, en el pecho.|Redondear la espalda|Tirar solo con los brazos
Suitcase carry|Lleva un peso a un lado y camina recto, como si nada. Mantén los hombros nivelados y cambia de mano.|Inclinarse a un lado|Pasos largos que se tambalean
Overhead carry|Sostén los pesos sobre los hombros, brazos estirados y costillas bajas. Camina despacio con pasos cortos.|Arquear la espalda|Doblar los codos
Jerrycan carry|Levanta con la espalda recta un bidón cerrado y lleno en cada mano. Camina con pasos cortos y hombros bajos, y déjalos doblando las rodillas.|Inclinarse hacia delante|Levantar con la espalda redonda
Sled push|Inclínate sobre el trineo con los brazos estirados o doblados y la espalda recta. Empuja con pasos cortos y fuertes, sobre la parte delantera del pie.|Redondear la espalda|Pasos demasiado largos
Jump lunge|En zancada, salta y cambia de pierna en el aire. Cae suave en la siguiente con el tronco recto.|Caer con las rodillas rígidas|La rodilla de delante se va hacia dentro
Tuck jump|Salta y lleva las rodillas hacia el pecho. Cae suave con los dos pies y estabilízate antes del siguiente.|Inclinarse hacia las rodillas|Caer con ruido
Broad jump|Lanza los brazos, dobla las rodillas y salta tan lejos como puedas caer bien. Cae con los dos pies, rodillas dobladas, y quédate quieto.|Caer con las piernas rígidas|Irse hacia delante
Depth jump|Baja de un cajón bajo, cae con los dos pies y salta enseguida. Que sea breve y vivo, y descansa bien.|Un cajón demasiado alto|Quedarse mucho en el suelo
Skater jump|Salta de lado de un pie al otro y cae con la rodilla doblada. Aguanta el equilibrio un momento y vuelve.|La rodilla se va hacia dentro|Caer con la pierna rígida
Pogo jump|Recto, rebota sobre la parte delantera de los pies con las rodillas casi estiradas. Contactos cortos y silenciosos.|Doblar mucho las rodillas|Caer sobre los talones
Squat thrust|En cuclillas, apoya las manos y lleva los pies atrás, saltando o no, a posición de flexión. Recógelos y levántate.|La cadera se hunde|Levantarse con la espalda redonda
Wall ball|Con el balón en el pecho, haz una sentadilla frente a una pared. Sube rápido, lánzalo a una marca y recógelo bajando.|Recoger con las piernas estiradas|Lanzar solo con los brazos
Medicine ball slam|Sube el balón sobre la cabeza y lánzalo al suelo con todo el cuerpo. Dobla las rodillas para recogerlo.|Agacharse con la espalda redonda|Un balón que rebota hacia la cara
Clap push-up|En flexión, empuja tan fuerte que las manos dejen el suelo y den una palmada. Cae con los codos doblados y el cuerpo firme.|Caer con los brazos estirados|La cadera se hunde
`;
