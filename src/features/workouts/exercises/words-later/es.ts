export const words: Readonly<Record<string, string>> = {
  'Goblet squat 1y0vf1s':
    'Sujeta una mancuerna en vertical contra el pecho, con los codos hacia abajo. Separa los pies algo más que la anchura de las caderas, con las puntas un poco hacia fuera. Siéntate entre los talones con el pecho erguido, hasta que los muslos queden horizontales o más abajo. Empuja el suelo para levantarte y suelta el aire al subir.',
  'Bodyweight squat 1d6avhi':
    'Separa los pies a la anchura de los hombros. Lleva la cadera hacia atrás y dobla las rodillas como si te sentaras en un taburete bajo, sin levantar los talones y con las rodillas en línea con los pies. Baja todo lo que puedas sin redondear la espalda y levántate del todo.',
  'Barbell back squat q7w2ni':
    'Apoya la barra en la parte alta de la espalda, no en el cuello. Toma aire, aprieta el abdomen y baja con las rodillas en la dirección de los pies. Llega hasta donde puedas mantener la espalda recta y sube empujando con el centro de los pies. Usa barras de seguridad si entrenas a solas.',
  'Front squat p6v3fx':
    'Apoya la barra en la parte delantera de los hombros, con los codos altos. Aprieta el abdomen y baja en línea recta, con el torso erguido. Levántate empujando a la vez los codos y la cadera hacia arriba. Termina la serie cuando los codos empiecen a caer.',
  'Romanian deadlift he7k18':
    'De pie, con la barra a la altura de los muslos y las rodillas sueltas, lleva la cadera hacia atrás y deja que la barra baje pegada a las piernas con la espalda recta. Párate cuando notes un estiramiento fuerte detrás de los muslos, casi siempre por debajo de la rodilla, y aprieta los glúteos para levantarte.',
  'Dumbbell Romanian deadlift yg8ks7':
    'Sujeta una mancuerna en cada mano delante de los muslos. Con las rodillas sueltas, lleva la cadera hacia atrás y baja los pesos cerca de las piernas. Mantén el cuello en línea con la columna. Sube llevando la cadera hacia delante, sin echarte hacia atrás.',
  'Conventional deadlift na6oql':
    'Ponte de pie con la barra sobre el centro de los pies. Agárrala justo por fuera de las piernas, baja la cadera hasta que las espinillas toquen la barra y saca el pecho. Empuja el suelo y mantén la barra pegada a las piernas hasta quedar de pie. Bájala con control, primero llevando la cadera hacia atrás.',
  'Walking lunge 1a471ku':
    'Da un paso largo hacia delante y baja la rodilla de atrás hasta que casi toque el suelo. Mantén apoyado el talón de delante y el pecho erguido. Empuja con el pie de delante y pasa directamente a la siguiente zancada. Cuenta cada pierna.',
  'Reverse lunge 1n52ijn':
    'De pie, da un paso atrás con un pie y baja hasta que las dos rodillas queden más o menos en ángulo recto. Mantén casi todo el peso en el pie de delante. Empuja con el talón de delante para volver y repite con el mismo lado antes de cambiar.',
  'Bulgarian split squat xz79n1':
    'Apoya el empeine del pie de atrás en un banco a tu espalda. Baja en línea recta hasta que el muslo de delante quede horizontal, con la rodilla sobre el pie. Sube empujando con todo el pie de delante. Apoya una mano en la pared hasta que tengas buen equilibrio.',
  'Step-up 20630c':
    'Pon el pie entero en un escalón o banco firme. Inclínate un poco hacia delante y sube sin darte impulso con el pie del suelo. Baja despacio con la misma pierna. Un escalón a la altura de la rodilla es bastante alto.',
  'Leg press 18ptkgd':
    'Siéntate con la espalda y la cadera bien apoyadas en el respaldo y los pies en el centro de la plataforma. Baja el peso hasta que las rodillas queden más o menos en ángulo recto, sin que la cadera se levante. Empuja con los talones y párate justo antes de bloquear las rodillas.',
  'Leg extension 12u8m8k':
    'Ajusta el rodillo por encima de los tobillos y alinea las rodillas con el eje de la máquina. Estira las piernas con suavidad y aguanta un segundo arriba. Baja despacio y párate antes de que los pesos se toquen.',
  'Seated leg curl 4shpzk':
    'Fija el apoyo sobre los muslos y pon el rodillo detrás de los tobillos. Dobla las rodillas para llevar los talones bajo el asiento. Aguanta un momento y vuelve despacio hasta que las piernas queden casi rectas.',
  'Hip thrust 1xc1avh':
    'Siéntate con la parte alta de la espalda contra un banco y una barra acolchada sobre la cadera. Coloca los pies de modo que las espinillas queden verticales arriba. Sube la cadera hasta que el cuerpo quede horizontal del hombro a la rodilla, con la barbilla recogida, y aprieta un segundo antes de bajar.',
  'Glute bridge w6djct':
    'Túmbate boca arriba con las rodillas dobladas y los pies apoyados cerca de la cadera. Empuja con los talones y sube la cadera hasta que los muslos y el cuerpo formen una línea. Haz una pausa apretando los glúteos y baja vértebra a vértebra.',
  'Standing calf raise al2t2m':
    'Ponte de pie con la parte delantera de los pies en un escalón y agárrate a algo para no perder el equilibrio. Deja que los talones bajen y sube todo lo que puedas. Haz una pausa arriba y baja despacio.',
  'Kettlebell swing upy694':
    'Ponte de pie con la pesa a unos 30 centímetros delante de ti. Dobla la cadera, llévala hacia atrás entre las piernas y extiende la cadera de golpe para que la pesa flote hasta la altura del pecho. Los brazos solo la guían. Déjala caer hacia atrás y vuelve a doblar la cadera; no lo conviertas nunca en una sentadilla.',
  'Push-up 1vohfdi':
    'Pon las manos algo más separadas que los hombros y mantén el cuerpo en línea recta. Baja el pecho casi hasta el suelo con los codos a unos 45 grados. Vuelve a subir sin que la cadera se hunda.',
  'Incline push-up 1t1p01o':
    'Apoya las manos en un banco o una mesa firme y lleva los pies hacia atrás. Baja el pecho hasta el borde con el cuerpo recto y empuja para alejarte. Cuanto más alto el apoyo, más fácil.',
  'Barbell bench press 4x3irk':
    'Túmbate con los ojos bajo la barra, los pies apoyados y los omóplatos juntos. Baja la barra al centro del pecho con los antebrazos verticales. Empuja hacia arriba y un poco hacia atrás. En las series pesadas, pide ayuda o usa barras de seguridad.',
  'Dumbbell bench press 1hz72q3':
    'Túmbate en un banco con una mancuerna sobre cada hombro. Baja las dos hasta que los codos queden justo por debajo del banco, con las muñecas sobre los codos. Empuja hasta estirar los brazos, sin chocar los pesos.',
  'Incline dumbbell press 1ogzovc':
    'Pon el banco a unos 30 grados. Empieza con las mancuernas sobre la parte alta del pecho y bájalas a los lados. Empuja hacia arriba y un poco hacia dentro, con los omóplatos atrás.',
  'Dumbbell fly 9jcd54':
    'Túmbate en un banco con las mancuernas sobre ti y los codos un poco doblados. Abre los brazos hasta notar un estiramiento en el pecho. Ciérralos por el mismo arco, como si abrazaras un árbol.',
  'Dip cf3xw2':
    'Sostente con los brazos estirados. Inclínate un poco hacia delante y dobla los codos hasta que la parte alta de los brazos quede paralela al suelo. Vuelve a subir. Usa una banda o una máquina asistida hasta que hagas cinco bien hechos.',
  'Overhead press 7s0z0d':
    'Empieza con la barra a la altura de las clavículas y las manos justo por fuera de los hombros. Aprieta los glúteos y el abdomen y empuja la barra en línea recta hacia arriba, apartando la cabeza hacia atrás para dejarla pasar. Termina con la barra sobre el centro de los pies.',
  'Dumbbell shoulder press 1uwjhu4':
    'Con la espalda erguida, en un banco o de pie, pon las mancuernas a la altura de las orejas con las palmas hacia delante. Empuja hasta estirar los brazos, sin abrir las costillas. Baja despacio hasta donde empezaste.',
  'Lateral raise 1xumhqe':
    'Sujeta unas mancuernas ligeras a los lados. Con los codos un poco doblados, súbelas hacia los lados hasta la altura de los hombros, guiando con los codos. Bájalas en dos segundos. Si tienes que balancearte, usa menos peso.',
  'Face pull 1npecvg':
    'Pon la cuerda a la altura de la cara. Tira de ella hacia los ojos con los codos altos y gira las manos hacia fuera al final. Aprieta la parte de atrás de los hombros y vuelve con control.',
  'Pull-up 7rnnhb':
    'Cuélgate de la barra con las palmas hacia fuera. Baja los omóplatos y tira hasta que la barbilla pase la barra. Baja hasta estirar del todo los brazos. Ayúdate de una banda si la necesitas.',
  'Lat pulldown 1g7oekd':
    'Siéntate con los muslos bajo el apoyo y agarra la barra algo más ancho que los hombros. Inclínate un poco hacia atrás y tira de la barra hacia la parte alta del pecho, con los codos hacia abajo. Deja que suba despacio hasta estirar los brazos.',
  'Seated cable row lxxea9':
    'Siéntate con la espalda erguida, las rodillas sueltas y los brazos estirados. Tira del agarre hacia el ombligo juntando los omóplatos. Vuelve despacio sin redondear la espalda.',
  'Bent-over barbell row 1rmd6gs':
    'Inclínate desde la cadera hasta que el torso quede casi horizontal, con la espalda recta y las rodillas sueltas. Tira de la barra hacia la parte baja de las costillas, con los codos pegados. Bájala con control y no muevas el torso en ningún momento.',
  'One-arm dumbbell row 8vo1b0':
    'Apoya una mano y una rodilla en un banco. Deja colgar la mancuerna y llévala a la cadera sin girar el cuerpo. Bájala despacio. Termina un lado antes de pasar al otro.',
  'Biceps curl k8a779':
    'De pie, con las mancuernas a los lados y las palmas hacia delante, dobla los codos para subir los pesos, sin separar los codos de las costillas. Baja del todo sin balancearte.',
  'Hammer curl h6glzk':
    'Sujeta las mancuernas con las palmas enfrentadas. Súbelas sin girar las muñecas y sin mover la parte alta de los brazos. Baja despacio hasta estirar los brazos.',
  'Triceps pushdown 1ikrdon':
    'Ponte cerca de una polea alta con los codos pegados al cuerpo. Empuja el agarre hacia abajo hasta estirar los brazos y aprieta. Deja que suba hasta la altura del pecho sin mover los codos.',
  'Overhead triceps extension 1i35xny':
    'Sujeta una mancuerna por encima de la cabeza con las dos manos. Mantén los codos hacia arriba y baja el peso por detrás de la cabeza. Estira los brazos sin arquear la espalda.',
  'Farmer carry 8z7d7i':
    'Levanta un peso grande en cada mano con la espalda recta. Con la espalda erguida y los hombros bajos, camina con pasos cortos y rápidos. Para antes de que falle el agarre y deja los pesos doblando las rodillas.',
  'Band pull-apart s4wqup':
    'Sujeta una banda delante de ti a la altura de los hombros con los brazos estirados. Ábrela hasta que te toque el pecho, juntando los omóplatos. Vuelve despacio.',
  'Plank 1olu52q':
    'Apóyate en los antebrazos y las puntas de los pies, con los codos bajo los hombros. Aprieta los glúteos y mete el abdomen para que el cuerpo forme una línea. Respira con calma y para cuando la cadera empiece a caer.',
  'Side plank cbjx4r':
    'Túmbate de lado y apóyate en el antebrazo, con el codo bajo el hombro y un pie sobre el otro. Sube la cadera hasta formar una línea recta de la cabeza a los pies. Aguanta sin girarte hacia delante y cambia de lado.',
  'Dead bug 2244yp':
    'Túmbate boca arriba con los brazos hacia el techo y las rodillas sobre la cadera. Aprieta la espalda baja contra el suelo. Estira despacio un brazo y la pierna contraria, vuelve y cambia de lado. Mantén la espalda apretada contra el suelo en todo momento.',
  'Bird dog 15xqnr3':
    'A cuatro patas, estira un brazo hacia delante y la pierna contraria hacia atrás hasta que los dos queden a la altura del cuerpo. Aguanta dos respiraciones sin que la cadera se incline. Vuelve y cambia de lado.',
  'Crunch 1a8yna9':
    'Túmbate boca arriba con las rodillas dobladas y la punta de los dedos junto a las orejas. Suelta el aire y despega los omóplatos del suelo, con la mirada en el techo. Baja despacio; no tires del cuello.',
  'Russian twist hzhjhe':
    'Siéntate con las rodillas dobladas e inclínate hacia atrás hasta que trabaje el abdomen. Gira las costillas a un lado y luego al otro, con las manos juntas. Mantén la espalda larga y el movimiento lento. Cuenta cada lado.',
  'Hanging knee raise t1qs92':
    'Cuélgate de una barra con los hombros hacia abajo. Sube las rodillas hacia el pecho enrollando la cadera. Baja despacio y frena cualquier balanceo antes de la siguiente repetición.',
  'Mountain climber 1qcbt18':
    'Empieza en la posición alta de una flexión. Lleva una rodilla hacia el pecho y cambia de pierna deprisa, como si corrieras. Mantén la cadera baja y las manos bajo los hombros.',
  'Brisk walk k11ose':
    'Camina tan rápido que hablar cueste un poco, pero aún se pueda. Mantén la espalda erguida, mueve los brazos y apoya del talón a la punta. Lleva agua los días de calor y calzado que sujete el talón.',
  'Treadmill run 15ezrnr':
    'Calienta caminando cinco minutos. Corre con pasos cortos y ligeros bajo el cuerpo, mirando al frente. Pon un uno por ciento de inclinación. Reduce el ritmo antes de bajarte.',
  'Outdoor run 18zj3q3':
    'Empieza más despacio de lo que crees necesario. Mantén los hombros sueltos y pisa con suavidad bajo la cadera. Con calor, corre temprano o tarde, y pasa a caminar si te mareas.',
  'Stationary bike i0k9fr':
    'Ajusta el sillín para que la rodilla quede un poco doblada abajo. Pedalea en círculos suaves a ritmo constante, con las manos ligeras en el manillar. Sube la resistencia antes que dar botes.',
  'Rowing machine 1donted':
    'Empuja primero con las piernas, luego inclínate un poco hacia atrás y por último tira del agarre hacia las costillas. Vuelve en el orden contrario: brazos, torso, piernas. Mantén la cadena horizontal y la espalda larga.',
  'Jump rope 10wqiai':
    'Gira la cuerda con las muñecas, con los codos pegados. Salta solo lo justo para que pase y cae sobre la parte delantera de los pies con las rodillas sueltas. Descansa cuando pierdas la técnica.',
  'Jumping jack xwu7l5':
    'Salta separando los pies mientras subes los brazos por encima de la cabeza, y salta de vuelta. Cae con suavidad. Si saltar te molesta en las articulaciones, da un paso a cada lado.',
  'High knees ovvlrs':
    'Corre en el sitio y sube las rodillas a la altura de la cadera. Mueve los brazos con fuerza y no apoyes los talones. Si no quieres impacto, marcha en vez de correr.',
  'Burpee 281i4g':
    'Agáchate y apoya las manos en el suelo. Lleva los pies atrás con un paso o un salto hasta la posición de flexión y vuelve a recogerlos. Levántate y salta con los brazos hacia arriba. Con pasos en vez de saltos es más fácil.',
  'Squat jump 1b450i2':
    'Baja en sentadilla hasta donde te resulte cómodo y salta todo lo que puedas. Cae sin ruido, con las rodillas dobladas y los pies planos, y estabilízate antes del siguiente. Para cuando ya no puedas caer con suavidad.',
  'Box jump 71piml':
    'Ponte a un brazo de distancia de un cajón firme. Balancea los brazos, salta y cae encima en media sentadilla, con los pies enteros apoyados. Ponte de pie y baja con un paso; no bajes de un salto.',
  'Single-leg balance neltyc':
    'Ponte sobre un pie cerca de una pared, con la rodilla suelta. Fija la mirada en un punto y mantén la cadera nivelada. Cierra los ojos o gira la cabeza para hacerlo más difícil.',
  'Cat-cow 15zvks6':
    'A cuatro patas, suelta el aire y redondea la espalda hacia el techo. Toma aire, deja caer el vientre y sube el pecho. Muévete despacio hasta donde te siente bien.',
  'Hip flexor stretch 118i034':
    'Apoya una rodilla en el suelo con el otro pie delante. Mete la pelvis e inclínate con suavidad hacia delante hasta notar el estiramiento en la parte delantera de la cadera. Mantén el cuerpo erguido y cambia de lado.',
  'Hamstring stretch 13x4fm1':
    'Túmbate boca arriba y levanta una pierna, sujetándola por detrás del muslo. Estira la rodilla hasta notar un estiramiento suave y respira despacio. Cambia de lado, sin rebotes.',
  "Child's pose x9lo7x":
    'Arrodíllate, siéntate sobre los talones y estira los brazos hacia delante por el suelo. Deja descansar la frente y lleva el aire a la espalda. Separa las rodillas si te estorba el vientre.',
  "World's greatest stretch aalpvz":
    'Da una zancada larga y apoya las dos manos por dentro del pie de delante. Gira el pecho y lleva un brazo hacia el techo; luego bájalo y estira la pierna de delante. Pasa al otro lado con un paso.',
};
