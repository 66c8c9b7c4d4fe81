export default `
Plank||La cadera se hunde|Aguantar la respiración
Side plank||La cadera baja|Rodar hacia delante
Dead bug||La zona lumbar se despega|Ir demasiado rápido
Bird dog||Arquear la espalda|Inclinar la cadera
Crunch||Tirar del cuello|Subir con impulso
Russian twist||Mover solo los brazos|Redondear la espalda
Hanging knee raise||Balancearse|Subir solo los muslos
Mountain climber||La cadera sube|Las manos demasiado adelante
Brisk walk||Mirarse los pies|Pasos demasiado largos
Treadmill run||Agarrarse a las barras|Pisar muy por delante del cuerpo
Outdoor run||Empezar demasiado rápido|Pisar muy por delante del cuerpo
Stationary bike||Un sillín demasiado bajo|Botar en el sillín
Rowing machine||Tirar antes de empujar con las piernas|Redondear la espalda
Jump rope||Saltar demasiado alto|Girar con todo el brazo
Jumping jack||Caer con las piernas rígidas|Subir los brazos a medias
High knees||Inclinarse hacia atrás|Caer sobre los talones
Single-leg balance||Bloquear la rodilla|Mirar alrededor al principio
Cat-cow||Mover solo el cuello|Ir con prisa
Hip flexor stretch||Arquear la zona lumbar|Inclinarse demasiado
Hamstring stretch||Dar rebotes|Levantar la cadera
Child's pose||Forzar la cadera hacia abajo|Hombros tensos
World's greatest stretch||La rodilla de atrás cae de golpe|Girar con prisa
Sit-up|Boca arriba, rodillas dobladas. Enróllate hasta acercar el pecho a los muslos y baja vértebra a vértebra.|Tirar del cuello|Lanzar los brazos
Decline sit-up|Engancha los pies en un banco declinado. Baja despacio hasta donde controles y enróllate.|Tirar del cuello|Arquear la espalda
Bicycle crunch|Boca arriba, los dedos junto a las orejas. Lleva un hombro hacia la rodilla contraria mientras la otra pierna se estira y cambia despacio.|Tirar del cuello|Ir con prisa
Reverse crunch|Boca arriba, rodillas sobre la cadera. Enrolla la cadera hacia el pecho y baja despacio.|Balancear las piernas|Arquear la espalda
Toe-touch crunch|Boca arriba, piernas arriba. Acércate a los dedos de los pies subiendo las escápulas y baja despacio.|Lanzar la cabeza|Balancear las piernas
Heel touch|Boca arriba, rodillas dobladas y hombros algo levantados. Toca un talón y luego el otro.|El cuello tenso|Los pies demasiado lejos
Cable crunch|De rodillas bajo la polea alta, la cuerda junto a la cabeza. Enrolla las costillas hacia la cadera y sube despacio.|Sentarse en los talones|Tirar con los brazos
Machine crunch|Siéntate con las almohadillas puestas y agarra las asas. Enróllate hacia delante y vuelve despacio.|Tirar con los brazos|Demasiado peso
Lying leg raise|Boca arriba, la espalda pegada al suelo. Sube las piernas estiradas a la vertical y baja solo mientras la espalda no se despegue.|Arquear la espalda|Dejar caer las piernas
Flutter kick|Boca arriba, las piernas un poco por encima del suelo. Da patadas pequeñas y rápidas con la espalda pegada.|Arquear la espalda|Las piernas demasiado bajas
V-up|Túmbate estirado. Sube brazos y piernas a la vez sobre la cadera y baja con control.|Doblar la espalda de golpe|Dejarse caer
Seated knee tuck|Siéntate en el borde de un banco y agárrate. Inclínate atrás, estira las piernas y lleva las rodillas al pecho.|Redondear los hombros|Usar impulso
Hanging leg raise|Cuélgate de una barra y sube las piernas estiradas al menos a la altura de la cadera, enrollándola. Baja sin balancearte.|Balancearse|Arquear la espalda
Parallel bar knee raise|Apóyate en las barras o almohadillas. Lleva las rodillas al pecho enrollando la cadera y baja despacio.|Balancearse|Hundirse en los hombros
Toes-to-bar|Cuélgate de una barra y sube las piernas hasta tocarla con los pies. Baja con control antes de la siguiente.|Balancearse mucho|Doblar los brazos
Hollow hold|Boca arriba, la espalda pegada, levanta hombros y piernas estiradas. Aguanta y respira; con las rodillas dobladas es más fácil.|La zona lumbar se despega|Aguantar la respiración
L-sit|Apóyate con los brazos estirados y empuja los hombros hacia abajo. Mantén las piernas delante; empieza con las rodillas dobladas.|Encoger los hombros|Redondear la espalda
Windshield wiper|Boca arriba, brazos abiertos y piernas arriba. Baja las piernas a un lado y luego al otro, hombros en el suelo.|El hombro se levanta|Dejar caer las piernas
Ab wheel rollout|De rodillas, la rueda bajo los hombros. Rueda con el abdomen firme hasta donde la espalda siga recta y vuelve.|La espalda se hunde|Ir demasiado lejos
High plank|Quédate arriba en una flexión, las manos bajo los hombros. Mantén una línea de cabeza a talones y respira.|La cadera se hunde|Hundirse entre los hombros
Reverse plank|Sentado con las manos detrás, sube la cadera hasta quedar en línea. Mira arriba y respira.|La cadera baja|Codos doblados
Plank shoulder tap|En plancha alta con los pies separados, toca un hombro con la mano contraria. Cambia sin balancearte.|Balancear la cadera|Ir con prisa
Plank up-down|Desde la plancha en antebrazos, sube a una mano, luego a la otra, y baja. Cambia el brazo que empieza.|Balancear la cadera|Las manos demasiado abiertas
Copenhagen plank|De lado, la pierna de arriba en un banco, el codo bajo el hombro. Sube la cadera y aguanta. Con la rodilla en el banco es más fácil.|La cadera baja|Rodar hacia delante
Bear hold|Sobre manos y dedos de los pies, levanta las rodillas un palmo. Mantén la espalda horizontal y respira.|La cadera sube|Aguantar la respiración
Bear crawl|Sobre manos y dedos de los pies, rodillas bajas, avanza mano y pie contrarios. La espalda horizontal y los pasos pequeños.|La cadera sube|Tambalearse
Superman|Boca abajo, brazos delante. Sube un poco brazos y piernas, aguanta y baja despacio.|Echar la cabeza atrás|Subir de golpe
Prone swimmer|Boca abajo, sube un poco el pecho y lleva los brazos desde delante hasta la cadera y de vuelta.|Echar la cabeza atrás|Ir con prisa
Pallof press|De lado a la polea, el asa en el pecho. Empuja recto hacia delante, resiste el giro y vuelve.|El cuerpo gira|Encoger los hombros
Cable wood chop|Pon la polea alta y colócate de lado. Tira en diagonal hacia la cadera contraria girando costillas y cadera, y vuelve despacio.|Tirar con los brazos|Los pies rígidos
Landmine rotation|Sostén el extremo de la barra ante la cara con las dos manos. Bájalo en arco a una cadera y luego a la otra.|Mover solo los brazos|Redondear la espalda
Dumbbell side bend|Una mancuerna a un lado. Inclínate despacio hacia ella y vuelve, sin ir hacia delante.|Peso en las dos manos|Usar impulso
Kettlebell windmill|Empuja la pesa sobre la cabeza y gira los pies al lado contrario. Saca la cadera y baja la mano libre por la pierna, la vista en la pesa. Empieza sin peso.|Doblar el brazo de arriba|Redondear la espalda
Kettlebell halo|Sostén una pesa ligera al revés ante el pecho. Llévala despacio alrededor de la cabeza, muy cerca, y cambia de sentido.|Mover la cabeza|Arquear la espalda
Medicine ball side throw|De lado a una pared fuerte, el balón en la cadera. Gira desde la cadera, lánzalo y recógelo suave.|Lanzar solo con los brazos|El pie de atrás rígido
Treadmill walk|Camina recto a un ritmo en el que puedas hablar. Deja que los brazos se muevan y baja solo con la cinta parada.|Agarrarse a las barras|Mirar abajo
Incline treadmill walk|Sube la pendiente y camina con pasos más cortos. Inclínate un poco desde los tobillos y deja que los brazos se muevan.|Colgarse de las barras|Demasiada pendiente
Sprint|Calienta bien. Corre rápido una distancia corta con brazos fuertes y rodillas altas, frena poco a poco y descansa del todo.|Correr en frío|Parar de golpe
Hill run|Sube corriendo una cuesta suave con pasos cortos y brazos fuertes. Baja andando para recuperarte.|Inclinarse desde la cintura|Bajar a toda velocidad
Shuttle run|Pon dos marcas y corre de una a otra. Dobla las rodillas para girar y empuja con el pie de fuera.|Girar con las piernas rígidas|Un suelo que resbala
Hike|Camina por senderos a ritmo constante con calzado que agarre. Lleva agua y da pasos cortos cuesta abajo.|Empezar demasiado rápido|Poca agua
Backpack walk|Pon la carga cerca de la espalda y ajusta las correas. Camina recto a ritmo constante y empieza con poco peso.|Inclinarse mucho hacia delante|Demasiado peso de golpe
Outdoor cycling|Ajusta el sillín para que la rodilla quede algo doblada abajo. Pedalea a ritmo constante, ponte casco y que se te vea.|Un sillín demasiado bajo|Forzar una marcha dura
Air bike|Empuja y tira de las asas mientras pedaleas. Empieza suave y añade tramos cortos e intensos.|Empezar demasiado fuerte|Usar solo los brazos
Elliptical trainer|Ponte recto con todo el pie en los pedales. Empuja y tira por igual con brazos y piernas.|Apoyarse en las asas|Subirse a las puntas
Stair climber|Ponte recto y pisa con todo el pie cada escalón. Toca las barras solo para el equilibrio y mantén el ritmo.|Colgarse de las barras|Pasitos de puntillas
Stair climbing|Sube a ritmo constante con todo el pie en el escalón. Usa la barandilla al bajar y descansa si lo necesitas.|Bajar corriendo|Inclinarse mucho hacia delante
Ski machine|Estira los brazos arriba, aprieta el abdomen y tira de las asas doblando cadera y rodillas. Levántate mientras suben los brazos.|Tirar solo con los brazos|Redondear la espalda
Battle rope waves|Agarra los extremos con las rodillas dobladas y la espalda recta. Mueve los brazos por turnos para hacer ondas en la cuerda.|Estar rígido|Redondear la espalda
Freestyle swim|Alárgate, rueda de un lado a otro y respira de lado. Da patadas sueltas desde la cadera. Nada donde alguien vigile.|Levantar la cabeza para respirar|Dar patadas desde la rodilla
Breaststroke swim|Brazos, aire, patada y deslizamiento. Muévete con calma y mete la cara entre respiraciones.|No deslizarse|Una patada que daña las rodillas
Aqua jogging|Con el agua al pecho, corre en el sitio o avanzando. Sube las rodillas y empuja el agua con los brazos.|Inclinarse hacia delante|Agua demasiado honda
Football|Calienta con carreras suaves y giros. Juega a tu ritmo, con calzado que agarre, y bebe en las pausas.|Empezar en frío|Seguir con dolor
Basketball|Calienta tobillos y rodillas. Dobla las rodillas al caer y girar, y descansa en las pausas.|Caer con las piernas rígidas|Empezar en frío
Tennis|Calienta los hombros y da pasos pequeños y rápidos. Golpea con todo el cuerpo y afloja la mano entre golpes.|Golpear solo con el brazo|Apretar demasiado
Table tennis|Rodillas dobladas, sobre la parte delantera de los pies. Muévete con pasos pequeños y golpes cortos.|Estar recto y quieto|Apretar demasiado
Afrobeats dance|Pon música que te encante y mantén las rodillas sueltas. Mueve cadera, pies y brazos al ritmo, bajo o alto, como te guste.|Rodillas rígidas|Calzado que se pega al suelo
Step aerobics|Sube al ritmo a un cajón bajo con todo el pie y baja. Añade los brazos cuando los pies vayan seguros.|Un escalón demasiado alto|Caer de puntillas
Shadow boxing|Un pie delante, las manos arriba. Golpea suave, gira la cadera y no pares los pies.|Bloquear los codos|Bajar las manos
Heavy bag boxing|Véndate las manos y ponte guantes. Golpea con la muñeca recta, gira la cadera y vuelve con las manos a la barbilla.|Muñecas dobladas|Empujar el saco
Alternate-foot rope skip|Gira la cuerda con las muñecas y pasa de un pie al otro como si corrieras. Ligero, sobre la parte delantera de los pies.|Lanzar los talones atrás|Saltar demasiado alto
Double-under|Salta algo más alto y pasa la cuerda dos veces con las muñecas rápidas. Cae suave y recto.|Subir las rodillas|Los brazos abiertos
Marching on the spot|Sube una rodilla y luego la otra moviendo los brazos. Recto, y pisa suave.|Inclinarse hacia atrás|Pisar con golpes
Seated march|Siéntate recto en el borde de una silla. Sube una rodilla y luego la otra moviendo los brazos.|Encorvarse|Aguantar la respiración
Butt kick|Corre en el sitio llevando los talones a los glúteos. Ligero, con los muslos hacia abajo.|Inclinarse hacia delante|Caer sobre los talones
Lateral shuffle|Con las rodillas dobladas, da pasos rápidos de lado sin cruzar los pies. Para con control y vuelve.|Ponerse de pie|Cruzar los pies
Step jack|Saca un pie a un lado mientras suben los brazos, vuelve y cambia. Es un salto de tijera sin saltar.|Subir los brazos a medias|Rodillas bloqueadas
Arm circle|Brazos a los lados. Haz círculos pequeños que crezcan y cambia de sentido.|Encoger los hombros|Arquear la espalda
Shoulder roll|Sube los hombros y llévalos atrás y abajo en un círculo lento. Cambia de sentido.|Adelantar la cabeza|Ir con prisa
Wall angel|La espalda en una pared, los brazos doblados a los lados. Deslízalos arriba y abajo mientras no se despeguen.|Arquear la espalda|Forzar los brazos
Towel shoulder pass-through|Sujeta una toalla con las manos separadas y los brazos estirados. Pásala por encima y detrás hasta donde sea cómodo, y vuelve.|Las manos demasiado juntas|Arquear la espalda
Pendulum arm swing|Apoya una mano en una silla y deja colgar el otro brazo. Deja que haga círculos pequeños.|Hacer fuerza|Tener el brazo rígido
Neck turn|Sentado recto, gira despacio la cabeza a un lado y luego al otro. Quédate donde sea fácil.|Levantar el hombro|Forzar el giro
Chin tuck|Sentado recto, lleva la barbilla atrás como para hacer papada. Aguanta unos segundos y suelta.|Inclinar la cabeza|Empujar fuerte
Wrist stretch|Estira un brazo y lleva los dedos atrás con la otra mano, suave. Luego gira la mano y estira el otro lado.|Tirar fuerte|Doblar el codo
Ankle circle|Levanta un pie y haz círculos lentos. Cambia de sentido y de pie.|Mover toda la pierna|Ir con prisa
Knee-to-wall ankle rock|Frente a una pared, lleva una rodilla hacia ella con el talón abajo. Aleja el pie cuando sea fácil.|El talón se levanta|La rodilla se va hacia dentro
Leg swing|Agárrate y balancea una pierna adelante y atrás. Empieza pequeño y ve a más.|Arquear la espalda|Lanzar con fuerza
Hip circle|Sobre una pierna, agárrate. Sube la otra rodilla, haz un círculo amplio y cambia de sentido.|Inclinar el cuerpo|Ir con prisa
Hip switch|Sentado, rodillas dobladas y pies separados. Gira las dos rodillas a un lado y luego al otro, la espalda larga.|Encorvarse|Forzar las rodillas
Deep squat hold|Baja a cuclillas profundas con los talones en el suelo y agárrate si lo necesitas. Abre las rodillas con suavidad y respira.|Los talones se levantan|Seguir con dolor de rodilla
Adductor rock-back|Sobre una rodilla, la otra pierna estirada al lado. Lleva la cadera atrás con la espalda recta y vuelve.|Redondear la espalda|Ir con prisa
Inchworm|Inclínate y camina con las manos hasta posición de flexión. Vuelve con los pies o las manos y levántate.|La cadera se hunde|Dar rebotes con las rodillas estiradas
Open book|De lado, rodillas dobladas y juntas, brazos delante. Abre el brazo de arriba al otro lado, síguelo con la mirada y vuelve.|Las rodillas se separan|Forzar el hombro
Thread the needle|A cuatro patas, pasa un brazo bajo el cuerpo hasta apoyar el hombro. Vuelve y estíralo arriba.|La cadera se desplaza|Apretar el cuello
Roller back extension|Un rodillo bajo la parte alta de la espalda, la cabeza sujeta. Inclínate con suavidad sobre él, muévelo un poco y repite.|Rodar la zona lumbar|Dejar colgar la cabeza
Downward dog|Desde cuatro patas, sube la cadera. Empuja con las manos, alarga la espalda y dobla las rodillas si lo necesitas.|Redondear la espalda|Hombros en las orejas
Cobra stretch|Boca abajo, las manos junto al pecho. Empuja con suavidad hasta notar el estiramiento delante, la cadera abajo.|Hombros en las orejas|Forzar la zona lumbar
Sun salutation|Estírate arriba, inclínate, pasa a plancha, baja, sube el pecho, pasa al perro boca abajo y vuelve adelante. Muévete con la respiración.|Ir con prisa|Aguantar la respiración
Pelvic tilt|Boca arriba, rodillas dobladas. Pega la zona lumbar al suelo con suavidad, aguanta y suelta.|Levantar la cadera|Aguantar la respiración
Heel slide|Boca arriba, desliza un talón hacia ti hasta donde sea cómodo. Vuelve despacio.|Forzar la rodilla|Levantar el talón
Straight leg raise|Boca arriba, una rodilla doblada. Aprieta el otro muslo, sube la pierna estirada a la altura de la rodilla y baja despacio.|Doblar la rodilla|Arquear la espalda
Seated knee extension|Sentado recto en una silla, estira una rodilla. Aprieta el muslo unos segundos y baja despacio.|Inclinarse hacia atrás|Dejar caer el pie
Thigh squeeze|Tumbado o sentado, una pierna estirada con una toalla enrollada bajo la rodilla. Empuja la rodilla hacia abajo, aguanta cinco segundos y suelta.|Aguantar la respiración|Levantar la cadera
Terminal knee extension|Fija una banda delante de ti a la altura de la rodilla y pásala por detrás de una rodilla algo doblada. Estírala contra la banda y vuelve despacio.|Bloquear la rodilla de golpe|Mover la cadera
Calf stretch|Apóyate en una pared con una pierna estirada detrás, el talón abajo. Aguanta, dobla un poco esa rodilla y aguanta otra vez.|El talón se levanta|El pie gira hacia fuera
Standing quadriceps stretch|Sobre una pierna, agarrado, lleva el otro talón al glúteo. Rodillas juntas y pelvis recogida.|Arquear la espalda|La rodilla se separa
Couch stretch|De rodillas, una espinilla contra una pared o un sofá, un cojín bajo la rodilla. Recoge la pelvis y sube despacio hasta notar el estiramiento.|Arquear la espalda|Forzar la rodilla
Seated forward fold|Sentado con las piernas estiradas, inclínate desde la cadera. Dobla las rodillas si la espalda se redondea, y respira.|Tirar con fuerza|Dar rebotes
Butterfly stretch|Sentado, plantas juntas, deja bajar las rodillas. Ponte recto e inclínate con suavidad.|Empujar las rodillas|Encorvarse
Figure-four stretch|Boca arriba, un tobillo sobre la otra rodilla. Acerca ese muslo y respira.|Torcer la rodilla|Levantar la cabeza
Pigeon stretch|Desde cuatro patas, trae una pierna doblada delante y estira la otra atrás. Baja solo hasta donde la rodilla esté bien.|Forzar la rodilla|Rodar sobre una cadera
Knee-to-chest stretch|Boca arriba, lleva una rodilla al pecho. Aguanta, respira y cambia.|Levantar la cabeza|Tirar fuerte
Lying spinal twist|Boca arriba, cruza una rodilla sobre el cuerpo y abre los brazos. Deja que baje y respira.|Forzar la rodilla hacia abajo|Levantar el hombro
Seated spinal twist|Sentado recto, cruza un pie sobre la otra pierna y gira hacia la rodilla levantada. Crece con cada inspiración.|Encorvarse|Forzar el giro
Happy baby|Boca arriba, sujeta los pies o las espinillas con las rodillas abiertas. Balancéate con suavidad y respira.|Levantar la cadera|Hombros tensos
Standing side stretch|Estira un brazo sobre la cabeza e inclínate al otro lado. Los pies en el suelo; respira en el lado abierto.|Inclinarse hacia delante|Aguantar la respiración
Doorway chest stretch|Apoya el antebrazo en el marco de una puerta a la altura del hombro. Da un paso suave hasta notar el pecho.|Levantar el hombro|Arquear la espalda
Cross-body shoulder stretch|Lleva un brazo estirado ante el pecho con el otro. El hombro bajo; respira.|Levantar el hombro|Girar el cuerpo
Triceps stretch|Dobla un brazo tras la cabeza y lleva el codo con suavidad con la otra mano.|Arquear la espalda|Adelantar la cabeza
Neck side stretch|Sentado recto, deja caer una oreja hacia el hombro. Apoya la mano en la cabeza sin tirar.|Tirar de la cabeza|Levantar el hombro
Thigh foam rolling|Boca abajo, el rodillo bajo los muslos. Rueda despacio de la cadera hasta encima de la rodilla y quédate en los puntos tensos.|Rodar sobre la rodilla|Ir con prisa
Upper back foam rolling|El rodillo bajo las escápulas, la cabeza sujeta. Levanta la cadera y rueda despacio por la parte alta de la espalda.|Rodar la zona lumbar|Dejar colgar la cabeza
Legs up the wall|Boca arriba, las piernas apoyadas en una pared. Deja caer los brazos y respira despacio.|Forzar las rodillas rectas|Estar sobre un borde duro
Belly breathing|Tumbado o sentado, una mano en el abdomen. Inspira despacio por la nariz para que suba y espira más tiempo.|Levantar los hombros|Respirar demasiado rápido
Tandem stand|Un pie justo delante del otro, cerca de una pared. Mira un punto, aguanta y cambia de pie.|Estar lejos de un apoyo|Bloquear las rodillas
Heel-to-toe walk|Camina por una línea poniendo cada vez el talón justo delante de los dedos. Cerca de una pared, mirando al frente.|Mirarse los pies|Ir con prisa
Tree pose|Sobre una pierna, apoya el otro pie en la pantorrilla o el muslo. Junta las manos y mira un punto.|El pie aprieta la rodilla|La cadera se sale
Clock reach|Sobre una pierna, lleva el otro pie delante, al lado y detrás, como en un reloj. Dobla un poco la rodilla y vuelve cada vez.|La rodilla se va hacia dentro|Apoyar el pie libre
Knee raise balance|Agarra con suavidad una silla y sube una rodilla a la altura de la cadera. Aguanta un momento, baja y cambia.|Apoyarse en la silla|Inclinarse hacia atrás
Warrior pose|Separa mucho los pies, gira uno y dobla esa rodilla encima. Abre los brazos y mira sobre la mano de delante.|La rodilla se va hacia dentro|Inclinarse hacia delante
`;
