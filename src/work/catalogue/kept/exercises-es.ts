export const names = `
Low-bar squat=Sentadilla con barra baja|Box squat=Sentadilla al cajón|Pause squat=Sentadilla con pausa|Overhead squat=Sentadilla sobre la cabeza|
Zercher squat=Sentadilla Zercher|Hack squat=Sentadilla hack|Pendulum squat=Sentadilla pendular|Belt squat=Sentadilla con cinturón|
Smith machine squat=Sentadilla en máquina Smith|Dumbbell squat=Sentadilla con mancuernas|Dumbbell sumo squat=Sentadilla sumo con mancuerna|
Kettlebell front squat=Sentadilla frontal con pesas rusas|Landmine squat=Sentadilla con barra anclada|Jerrycan squat=Sentadilla con bidón|
Sandbag squat=Sentadilla con saco de arena|Backpack squat=Sentadilla con mochila|Sit to stand=Levantarse de la silla|Wall sit=Sentadilla en pared|
Split squat=Sentadilla en zancada|Dumbbell split squat=Sentadilla en zancada con mancuernas|Cossack squat=Sentadilla cosaca|Pistol squat=Sentadilla a una pierna|
Sissy squat=Sentadilla sissy|Forward lunge=Zancada hacia delante|Dumbbell walking lunge=Zancadas caminando con mancuernas|
Dumbbell reverse lunge=Zancada hacia atrás con mancuernas|Barbell reverse lunge=Zancada hacia atrás con barra|Side lunge=Zancada lateral|
Curtsy lunge=Zancada cruzada|Dumbbell step-up=Subida al banco con mancuernas|Chair step-up=Subida a la silla|Lateral step-up=Subida lateral al cajón|
Sumo deadlift=Peso muerto sumo|Trap bar deadlift=Peso muerto con barra hexagonal|Rack pull=Peso muerto parcial|
Stiff-leg deadlift=Peso muerto con piernas rígidas|Dumbbell deadlift=Peso muerto con mancuernas|Kettlebell deadlift=Peso muerto con pesa rusa|
Single-leg Romanian deadlift=Peso muerto rumano a una pierna|Single-leg deadlift reach=Inclinación a una pierna|Jerrycan deadlift=Peso muerto con bidón|
Good morning=Buenos días|Cable pull-through=Tirón entre piernas en polea|Back extension=Extensión de espalda|Reverse hyperextension=Hiperextensión inversa|
Nordic hamstring curl=Curl nórdico|Glute-ham raise=Elevación de glúteos e isquios|Seated leg press=Prensa de piernas horizontal|
Single-leg press=Prensa a una pierna|Lying leg curl=Curl de piernas tumbado|Standing leg curl=Curl de pierna de pie|
Exercise ball leg curl=Curl de piernas con pelota|Banded leg curl=Curl de pierna con banda|Dumbbell leg curl=Curl de piernas con mancuerna|
Hip abduction machine=Máquina de abductores|Hip adduction machine=Máquina de aductores|Machine glute kickback=Patada de glúteo en máquina|
Machine hip thrust=Empuje de cadera en máquina|Single-leg hip thrust=Empuje de cadera a una pierna|Single-leg glute bridge=Puente de glúteos a una pierna|
Frog pump=Puente de rana|Cable glute kickback=Patada de glúteo en polea|Cable hip abduction=Abducción de cadera en polea|
Banded lateral walk=Paso lateral con banda|Donkey kick=Patada de burro|Fire hydrant=Apertura a cuatro patas|Clamshell=Almeja|
Side-lying leg raise=Elevación de pierna de lado|Standing hip abduction=Abducción de cadera de pie|Seated calf raise=Elevación de talones sentado|
Machine calf raise=Elevación de talones en máquina|Leg press calf raise=Elevación de talones en prensa|Dumbbell calf raise=Elevación de talones con mancuernas|
Single-leg calf raise=Elevación de talón a una pierna|Supported calf raise=Elevación de talones con apoyo|Tibialis raise=Elevación de puntas|
Power clean=Cargada de potencia|Hang clean=Cargada colgante|Clean and jerk=Dos tiempos|Power snatch=Arrancada de potencia|Thruster=Sentadilla con empuje|
Dumbbell snatch=Arrancada con mancuerna|Kettlebell clean=Cargada con pesa rusa|Kettlebell snatch=Arrancada con pesa rusa|
Single-arm kettlebell swing=Balanceo con pesa rusa a una mano|Turkish get-up=Levantamiento turco|Sandbag clean=Cargada con saco de arena|
Suitcase carry=Paseo con maleta|Overhead carry=Paseo con peso arriba|Jerrycan carry=Paseo con bidones|Sled push=Empuje de trineo|Jump lunge=Zancada con salto|
Tuck jump=Salto agrupado|Broad jump=Salto de longitud|Depth jump=Salto en profundidad|Skater jump=Salto de patinador|Pogo jump=Saltos de tobillo|
Squat thrust=Medio burpee|Wall ball=Lanzamiento a la pared|Medicine ball slam=Lanzamiento de balón al suelo|Clap push-up=Flexión con palmada|
Incline barbell bench press=Press inclinado con barra|Decline barbell bench press=Press declinado con barra|
Close-grip bench press=Press de banca con agarre cerrado|Barbell floor press=Press en el suelo con barra|Dumbbell floor press=Press en el suelo con mancuernas|
Plate squeeze press=Press con discos apretados|Smith machine bench press=Press de banca en máquina Smith|Machine chest press=Press de pecho en máquina|
Incline machine chest press=Press inclinado en máquina|Banded chest press=Press de pecho con banda|Machine fly=Aperturas en máquina|Cable fly=Aperturas en polea|
High-to-low cable fly=Aperturas en polea alta|Dumbbell pullover=Pulóver con mancuerna|Wall push-up=Flexión en pared|Knee push-up=Flexión de rodillas|
Decline push-up=Flexión declinada|Diamond push-up=Flexión diamante|Wide push-up=Flexión abierta|Pike push-up=Flexión en pica|Archer push-up=Flexión de arquero|
Pseudo planche push-up=Flexión con inclinación|Banded push-up=Flexión con banda|Weighted push-up=Flexión con lastre|Ring push-up=Flexión en anillas|
Handstand push-up=Flexión en pino|Wall handstand hold=Pino contra la pared|Bench dip=Fondos en banco|Chair dip=Fondos en silla|Assisted dip=Fondos asistidos|
Weighted dip=Fondos con lastre|Machine triceps dip=Fondos en máquina|Seated overhead press=Press militar sentado|Push press=Press con impulso|
Arnold press=Press Arnold|Kettlebell press=Press con pesa rusa|Smith machine shoulder press=Press de hombros en máquina Smith|
Machine shoulder press=Press de hombros en máquina|Landmine press=Press con barra anclada|Banded shoulder press=Press de hombros con banda|
Water bottle press=Press con botellas|Cable lateral raise=Elevación lateral en polea|Machine lateral raise=Elevación lateral en máquina|
Banded lateral raise=Elevación lateral con banda|Water bottle lateral raise=Elevación lateral con botellas|Front raise=Elevación frontal|
Plate front raise=Elevación frontal con disco|Rear delt fly=Pájaros con mancuernas|Cable rear delt fly=Pájaros en polea|Reverse machine fly=Pájaros en máquina|
Upright row=Remo al mentón|Cable external rotation=Rotación externa en polea|Banded external rotation=Rotación externa con banda|
Side-lying external rotation=Rotación externa de lado|Rope pushdown=Extensión de tríceps con cuerda|
Cable overhead triceps extension=Extensión de tríceps sobre la cabeza en polea|Banded pushdown=Extensión de tríceps con banda|
EZ-bar skull crusher=Press francés con barra Z|Dumbbell skull crusher=Press francés con mancuernas|Triceps kickback=Patada de tríceps|
Machine triceps extension=Extensión de tríceps en máquina|Bodyweight triceps extension=Extensión de tríceps con el cuerpo|Chin-up=Dominada supina|
Neutral-grip pull-up=Dominada con agarre neutro|Weighted pull-up=Dominada con lastre|Assisted pull-up=Dominada asistida|Banded pull-up=Dominada con banda|
Negative pull-up=Dominada negativa|Scapular pull-up=Dominada escapular|Dead hang=Colgarse de la barra|Muscle-up=Dominada con fondo|
Tuck front lever=Plancha frontal agrupada|Inverted row=Remo invertido|Ring row=Remo en anillas|Wide-grip lat pulldown=Jalón con agarre ancho|
Close-grip lat pulldown=Jalón con agarre cerrado|Reverse-grip lat pulldown=Jalón con agarre supino|Banded lat pulldown=Jalón con banda|
Straight-arm pulldown=Jalón con brazos estirados|Pendlay row=Remo Pendlay|T-bar row=Remo con barra T|Landmine row=Remo con barra anclada|
Bent-over dumbbell row=Remo inclinado con mancuernas|Chest-supported dumbbell row=Remo con pecho apoyado|Kettlebell row=Remo con pesa rusa|
Renegade row=Remo renegado|Machine row=Remo en máquina|Single-arm cable row=Remo en polea a una mano|Banded row=Remo con banda|Jerrycan row=Remo con bidón|
Backpack row=Remo con mochila|Barbell shrug=Encogimiento de hombros con barra|Dumbbell shrug=Encogimiento de hombros con mancuernas|
Banded face pull=Tirón a la cara con banda|Prone Y raise=Elevación en Y boca abajo|Barbell curl=Curl con barra|EZ-bar curl=Curl con barra Z|
Preacher curl=Curl en banco Scott|Incline dumbbell curl=Curl inclinado con mancuernas|Alternating dumbbell curl=Curl alterno con mancuernas|
Concentration curl=Curl concentrado|Zottman curl=Curl Zottman|Cable curl=Curl en polea|Rope hammer curl=Curl martillo con cuerda|Banded curl=Curl con banda|
Water bottle curl=Curl con botellas|Reverse curl=Curl inverso|Wrist curl=Curl de muñeca|Reverse wrist curl=Curl de muñeca inverso|Plate pinch=Pinza de discos|
Towel wringing=Escurrir la toalla|Sit-up=Abdominal completo|Decline sit-up=Abdominal declinado|Bicycle crunch=Abdominal bicicleta|
Reverse crunch=Encogimiento inverso|Toe-touch crunch=Encogimiento a los pies|Heel touch=Toque de talones|Cable crunch=Encogimiento en polea|
Machine crunch=Encogimiento en máquina|Lying leg raise=Elevación de piernas tumbado|Flutter kick=Patada de aleteo|V-up=Abdominal en V|
Seated knee tuck=Recogida de rodillas sentado|Hanging leg raise=Elevación de piernas colgado|Parallel bar knee raise=Elevación de rodillas en paralelas|
Toes-to-bar=Pies a la barra|Hollow hold=Barca|L-sit=Escuadra|Windshield wiper=Limpiaparabrisas|Ab wheel rollout=Rueda abdominal|High plank=Plancha alta|
Reverse plank=Plancha inversa|Plank shoulder tap=Plancha con toque de hombro|Plank up-down=Plancha arriba y abajo|Copenhagen plank=Plancha de Copenhague|
Bear hold=Postura del oso|Bear crawl=Caminata del oso|Superman=Supermán|Prone swimmer=Nadador boca abajo|Pallof press=Press Pallof|
Cable wood chop=Leñador en polea|Landmine rotation=Giro con barra anclada|Dumbbell side bend=Inclinación lateral con mancuerna|
Kettlebell windmill=Molino con pesa rusa|Kettlebell halo=Halo con pesa rusa|Medicine ball side throw=Lanzamiento lateral de balón|
Treadmill walk=Caminata en cinta|Incline treadmill walk=Caminata en cinta inclinada|Sprint=Esprint|Hill run=Carrera en cuesta|
Shuttle run=Carrera de ida y vuelta|Hike=Senderismo|Backpack walk=Caminata con mochila|Outdoor cycling=Ciclismo al aire libre|Air bike=Bicicleta de aire|
Elliptical trainer=Elíptica|Stair climber=Máquina de escaleras|Stair climbing=Subir escaleras|Ski machine=Máquina de esquí|
Battle rope waves=Ondas con cuerda de batalla|Freestyle swim=Nado crol|Breaststroke swim=Nado a braza|Aqua jogging=Correr en el agua|Football=Fútbol|
Basketball=Baloncesto|Tennis=Tenis|Table tennis=Tenis de mesa|Afrobeats dance=Baile afrobeats|Step aerobics=Aeróbic con escalón|Shadow boxing=Boxeo de sombra|
Heavy bag boxing=Boxeo con saco|Alternate-foot rope skip=Comba alternando pies|Double-under=Salto doble a la comba|Marching on the spot=Marcha en el sitio|
Seated march=Marcha sentado|Butt kick=Talones al glúteo|Lateral shuffle=Desplazamiento lateral|Step jack=Salto de tijera sin saltar|
Arm circle=Círculos de brazos|Shoulder roll=Círculos de hombros|Wall angel=Ángel en la pared|Towel shoulder pass-through=Paso de hombros con toalla|
Pendulum arm swing=Péndulo de brazo|Neck turn=Giro de cuello|Chin tuck=Retracción de barbilla|Wrist stretch=Estiramiento de muñecas|
Ankle circle=Círculos de tobillo|Knee-to-wall ankle rock=Rodilla a la pared|Leg swing=Balanceo de pierna|Hip circle=Círculos de cadera|
Hip switch=Cambio de cadera sentado|Deep squat hold=Cuclillas profundas|Adductor rock-back=Balanceo de aductores|Inchworm=Oruga|Open book=Libro abierto|
Thread the needle=Enhebrar la aguja|Roller back extension=Extensión sobre rodillo|Downward dog=Perro boca abajo|Cobra stretch=Postura de la cobra|
Sun salutation=Saludo al sol|Pelvic tilt=Báscula pélvica|Heel slide=Deslizamiento de talón|Straight leg raise=Elevación de pierna estirada|
Seated knee extension=Extensión de rodilla sentado|Thigh squeeze=Apretar el muslo|Terminal knee extension=Extensión final de rodilla|
Calf stretch=Estiramiento de pantorrillas|Standing quadriceps stretch=Estiramiento de cuádriceps de pie|Couch stretch=Estiramiento en el sofá|
Seated forward fold=Flexión hacia delante sentado|Butterfly stretch=Mariposa|Figure-four stretch=Estiramiento en cuatro|Pigeon stretch=Paloma|
Knee-to-chest stretch=Rodilla al pecho|Lying spinal twist=Torsión tumbado|Seated spinal twist=Torsión sentado|Happy baby=Bebé feliz|
Standing side stretch=Estiramiento lateral de pie|Doorway chest stretch=Estiramiento de pecho en la puerta|
Cross-body shoulder stretch=Estiramiento de hombro cruzado|Triceps stretch=Estiramiento de tríceps|Neck side stretch=Estiramiento lateral de cuello|
Thigh foam rolling=Rodillo en los muslos|Upper back foam rolling=Rodillo en la espalda alta|Legs up the wall=Piernas en la pared|
Belly breathing=Respiración abdominal|Tandem stand=Equilibrio en tándem|Heel-to-toe walk=Marcha talón-punta|Tree pose=Postura del árbol|
Clock reach=Reloj a una pierna|Knee raise balance=Equilibrio con rodilla arriba|Warrior pose=Postura del guerrero
`;

export const address = import.meta.url;
