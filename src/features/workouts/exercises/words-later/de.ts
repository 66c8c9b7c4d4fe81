export const words: Readonly<Record<string, string>> = {
  'Goblet squat 1y0vf1s':
    'Halte eine Kurzhantel senkrecht vor der Brust, die Ellbogen zeigen nach unten. Stelle dich etwas breiter als hüftbreit hin, die Zehen leicht nach außen. Setze dich mit aufrechter Brust zwischen die Fersen, bis die Oberschenkel waagerecht sind oder tiefer. Drücke den Boden weg, um aufzustehen, und atme dabei aus.',
  'Bodyweight squat 1d6avhi':
    'Stelle die Füße schulterbreit auf. Schiebe die Hüfte zurück und beuge die Knie, als würdest du dich auf einen niedrigen Hocker setzen; die Fersen bleiben am Boden, die Knie in einer Linie mit den Zehen. Geh so tief, wie es ohne runden Rücken geht, und steh dann ganz auf.',
  'Barbell back squat q7w2ni':
    'Lege die Stange auf den oberen Rücken, nicht auf den Nacken. Hol Luft, spanne den Bauch an und geh in die Hocke, die Knie folgen den Zehen. Geh so tief, wie der Rücken gerade bleibt, und drücke dich über die Mitte der Füße nach oben. Nimm Sicherheitsablagen, wenn du allein trainierst.',
  'Front squat p6v3fx':
    'Lege die Stange vorn auf die Schultern, die Ellbogen hoch. Spanne den Bauch an und geh gerade nach unten, der Oberkörper bleibt aufrecht. Steh auf, indem du Ellbogen und Hüfte zugleich nach oben drückst. Beende den Satz, wenn die Ellbogen absinken.',
  'Romanian deadlift he7k18':
    'Steh aufrecht, die Stange an den Oberschenkeln, die Knie locker. Schiebe die Hüfte gerade nach hinten und lass die Stange bei geradem Rücken an den Beinen hinabgleiten. Halte an, wenn du hinten in den Oberschenkeln eine kräftige Dehnung spürst, meist unterhalb der Knie, und richte dich mit angespanntem Gesäß auf.',
  'Dumbbell Romanian deadlift yg8ks7':
    'Halte in jeder Hand eine Kurzhantel vor den Oberschenkeln. Schiebe bei lockeren Knien die Hüfte zurück und senke die Gewichte dicht an den Beinen. Der Nacken bleibt in einer Linie mit der Wirbelsäule. Komm hoch, indem du die Hüfte nach vorn schiebst, ohne dich zurückzulehnen.',
  'Conventional deadlift na6oql':
    'Stelle dich so hin, dass die Stange über der Mitte der Füße liegt. Fasse sie knapp außerhalb der Beine, senke die Hüfte, bis die Schienbeine die Stange berühren, und hebe die Brust. Drücke den Boden weg und halte die Stange an den Beinen, bis du stehst. Lass sie kontrolliert ab, zuerst mit der Hüfte nach hinten.',
  'Walking lunge 1a471ku':
    'Mach einen langen Schritt nach vorn und senke das hintere Knie, bis es fast den Boden berührt. Die vordere Ferse bleibt am Boden, die Brust aufrecht. Drücke dich mit dem vorderen Fuß ab und geh gleich in den nächsten Ausfallschritt. Zähle jedes Bein.',
  'Reverse lunge 1n52ijn':
    'Setze aus dem Stand einen Fuß nach hinten und geh tief, bis beide Knie etwa im rechten Winkel gebeugt sind. Das meiste Gewicht bleibt auf dem vorderen Fuß. Drücke dich über die vordere Ferse zurück und bleib bei derselben Seite, bis du wechselst.',
  'Bulgarian split squat xz79n1':
    'Lege den hinteren Fuß mit dem Spann auf eine Bank hinter dir. Geh gerade nach unten, bis der vordere Oberschenkel waagerecht ist, das vordere Knie über dem Fuß. Drücke dich über den ganzen vorderen Fuß nach oben. Halte dich mit einer Hand an der Wand fest, bis du sicher stehst.',
  'Step-up 20630c':
    'Setze den ganzen Fuß auf eine feste Stufe oder Bank. Lehne dich leicht vor und steig hinauf, ohne dich mit dem unteren Fuß abzustoßen. Senke dich mit demselben Bein langsam wieder hinab. Eine Stufe in Kniehöhe ist hoch genug.',
  'Leg press 18ptkgd':
    'Setze dich so, dass Rücken und Hüfte fest am Polster liegen, die Füße mitten auf der Platte. Senke das Gewicht, bis die Knie etwa im rechten Winkel gebeugt sind, ohne dass sich die Hüfte abhebt. Drücke über die Fersen und halte an, kurz bevor die Knie durchgestreckt sind.',
  'Leg extension 12u8m8k':
    'Stelle das Polster oberhalb der Knöchel ein und bringe die Knie auf die Höhe des Drehpunkts. Strecke die Beine gleichmäßig und halte oben eine Sekunde. Senke langsam und stopp, bevor sich die Gewichte berühren.',
  'Seated leg curl 4shpzk':
    'Stelle das Polster fest auf die Oberschenkel und die Rolle hinter die Knöchel. Beuge die Knie und ziehe die Fersen unter den Sitz. Halte kurz und kehre langsam zurück, bis die Beine fast gestreckt sind.',
  'Hip thrust 1xc1avh':
    'Setze dich mit dem oberen Rücken an eine Bank, eine gepolsterte Stange über der Hüfte. Stelle die Füße so, dass die Schienbeine oben senkrecht stehen. Hebe die Hüfte, bis der Körper von der Schulter bis zum Knie waagerecht ist, das Kinn zur Brust, und spanne eine Sekunde an, bevor du senkst.',
  'Glute bridge w6djct':
    'Lege dich auf den Rücken, die Knie gebeugt, die Füße flach und nah an der Hüfte. Drücke über die Fersen und hebe die Hüfte, bis Oberschenkel und Körper eine Linie bilden. Halte mit angespanntem Gesäß kurz inne und rolle dann Wirbel für Wirbel ab.',
  'Standing calf raise al2t2m':
    'Stelle dich mit den Fußballen auf eine Stufe und halte dich irgendwo fest. Lass die Fersen sinken und komm dann so hoch, wie du kannst. Halte oben kurz inne und senke langsam.',
  'Kettlebell swing upy694':
    'Die Kettlebell steht etwa 30 Zentimeter vor dir. Beuge dich aus der Hüfte, hol sie zwischen den Beinen nach hinten und strecke die Hüfte dann so schnell, dass sie bis auf Brusthöhe schwebt. Die Arme führen nur. Lass sie zurückfallen und beuge dich wieder aus der Hüfte; geh dabei nie in die Hocke.',
  'Push-up 1vohfdi':
    'Setze die Hände etwas weiter als schulterbreit auf und halte den Körper in einer geraden Linie. Senke die Brust bis knapp über den Boden, die Ellbogen in etwa 45 Grad. Drücke dich wieder hoch, ohne dass die Hüfte durchhängt.',
  'Incline push-up 1t1p01o':
    'Setze die Hände auf eine feste Bank oder einen Tisch und geh mit den Füßen zurück. Senke die Brust bei geradem Körper zur Kante und drücke dich weg. Je höher die Stütze, desto leichter.',
  'Barbell bench press 4x3irk':
    'Lege dich mit den Augen unter die Stange, die Füße flach, die Schulterblätter zusammengezogen. Senke die Stange mit senkrechten Unterarmen zur Mitte der Brust. Drücke nach oben und leicht zurück. Lass dir bei schweren Sätzen helfen oder nimm Sicherheitsablagen.',
  'Dumbbell bench press 1hz72q3':
    'Lege dich auf eine Bank, über jeder Schulter eine Kurzhantel. Senke beide, bis die Ellbogen knapp unter der Bank sind, die Handgelenke über den Ellbogen. Drücke hoch, bis die Arme gestreckt sind, ohne die Gewichte aneinanderzuschlagen.',
  'Incline dumbbell press 1ogzovc':
    'Stelle die Bank auf etwa 30 Grad. Beginne mit den Kurzhanteln über der oberen Brust und senke sie neben die Brust. Drücke nach oben und leicht nach innen, die Schulterblätter bleiben hinten.',
  'Dumbbell fly 9jcd54':
    'Lege dich auf eine Bank, die Kurzhanteln über dir, die Ellbogen ein wenig gebeugt. Öffne die Arme weit, bis du eine Dehnung in der Brust spürst. Führe sie im selben Bogen zurück, als würdest du einen Baum umarmen.',
  'Dip cf3xw2':
    'Stütze dich auf die gestreckten Arme. Lehne dich leicht vor und beuge die Ellbogen, bis die Oberarme waagerecht sind. Drücke dich wieder hoch. Nimm ein Band oder eine Maschine zu Hilfe, bis du fünf saubere schaffst.',
  'Overhead press 7s0z0d':
    'Beginne mit der Stange an den Schlüsselbeinen, die Hände knapp außerhalb der Schultern. Spanne Gesäß und Bauch an und drücke die Stange gerade nach oben; nimm dabei den Kopf zurück, damit sie vorbeikommt. Am Ende ist sie über der Mitte der Füße.',
  'Dumbbell shoulder press 1uwjhu4':
    'Sitz oder steh aufrecht, die Kurzhanteln auf Höhe der Ohren, die Handflächen nach vorn. Drücke hoch, bis die Arme gestreckt sind, die Rippen bleiben unten. Senke langsam dorthin zurück, wo du begonnen hast.',
  'Lateral raise 1xumhqe':
    'Halte leichte Kurzhanteln seitlich am Körper. Hebe sie mit leicht gebeugten Ellbogen zur Seite bis auf Schulterhöhe, die Ellbogen voran. Senke sie über zwei Sekunden. Wenn du Schwung holen musst, nimm weniger Gewicht.',
  'Face pull 1npecvg':
    'Stelle das Seil auf Höhe des Gesichts ein. Ziehe es mit hohen Ellbogen zu den Augen und drehe am Ende die Hände nach außen. Spanne die hinteren Schultern an und kehre kontrolliert zurück.',
  'Pull-up 7rnnhb':
    'Hänge dich an die Stange, die Handflächen von dir weg. Ziehe erst die Schulterblätter nach unten, dann dich hoch, bis das Kinn über der Stange ist. Senke dich, bis die Arme ganz gestreckt sind. Nimm ein Band zu Hilfe, wenn du es brauchst.',
  'Lat pulldown 1g7oekd':
    'Setze dich, die Oberschenkel unter dem Polster, und fasse die Stange etwas weiter als schulterbreit. Lehne dich leicht zurück und ziehe die Stange zur oberen Brust, die Ellbogen nach unten. Lass sie langsam steigen, bis die Arme gestreckt sind.',
  'Seated cable row lxxea9':
    'Sitz aufrecht, die Knie locker, die Arme gestreckt. Ziehe den Griff zum Nabel und dabei die Schulterblätter zusammen. Kehre langsam zurück, ohne den Rücken zu runden.',
  'Bent-over barbell row 1rmd6gs':
    'Beuge dich aus der Hüfte, bis der Oberkörper fast waagerecht ist, der Rücken gerade, die Knie locker. Ziehe die Stange zu den unteren Rippen, die Ellbogen eng am Körper. Senke sie kontrolliert und halte den Oberkörper die ganze Zeit ruhig.',
  'One-arm dumbbell row 8vo1b0':
    'Stütze eine Hand und ein Knie auf eine Bank. Lass die Kurzhantel hängen und ziehe sie dann zur Hüfte, ohne den Körper zu drehen. Senke sie langsam. Mach eine Seite fertig, bevor du wechselst.',
  'Biceps curl k8a779':
    'Steh mit den Kurzhanteln seitlich am Körper, die Handflächen nach vorn. Beuge die Ellbogen und hebe die Gewichte, die Ellbogen bleiben an den Rippen. Senke sie ganz, ohne zu schwingen.',
  'Hammer curl h6glzk':
    'Halte die Kurzhanteln so, dass die Handflächen zueinander zeigen. Hebe sie, ohne die Handgelenke zu drehen, die Oberarme bleiben ruhig. Senke sie langsam, bis die Arme gestreckt sind.',
  'Triceps pushdown 1ikrdon':
    'Stelle dich nah an einen hohen Kabelzug, die Ellbogen am Körper. Drücke den Griff nach unten, bis die Arme gestreckt sind, und spanne an. Lass ihn bis auf Brusthöhe steigen, ohne dass sich die Ellbogen bewegen.',
  'Overhead triceps extension 1i35xny':
    'Halte eine Kurzhantel mit beiden Händen über dem Kopf. Die Ellbogen zeigen weiter nach oben, während du das Gewicht hinter den Kopf senkst. Strecke die Arme, ohne ins Hohlkreuz zu gehen.',
  'Farmer carry 8z7d7i':
    'Hebe mit geradem Rücken in jeder Hand ein schweres Gewicht auf. Halte dich aufrecht, die Schultern unten, und geh mit kurzen, schnellen Schritten. Hör auf, bevor der Griff nachgibt, und stelle die Gewichte mit gebeugten Knien ab.',
  'Band pull-apart s4wqup':
    'Halte ein Band mit gestreckten Armen auf Schulterhöhe vor dir. Ziehe es auseinander, bis es die Brust berührt, die Schulterblätter zusammen. Kehre langsam zurück.',
  'Plank 1olu52q':
    'Stütze dich auf Unterarme und Zehen, die Ellbogen unter den Schultern. Spanne das Gesäß an und ziehe den Bauch ein, sodass der Körper eine Linie bildet. Atme gleichmäßig und hör auf, wenn die Hüfte absinkt.',
  'Side plank cbjx4r':
    'Lege dich auf eine Seite und stütze dich auf den Unterarm, der Ellbogen unter der Schulter, die Füße übereinander. Hebe die Hüfte, bis du vom Kopf bis zu den Füßen gerade bist. Halte, ohne nach vorn zu kippen, und wechsle dann die Seite.',
  'Dead bug 2244yp':
    'Lege dich auf den Rücken, die Arme nach oben, die Knie über der Hüfte. Drücke den unteren Rücken in den Boden. Strecke langsam einen Arm und das Bein der anderen Seite von dir weg, kehre zurück und wechsle die Seite. Der Rücken bleibt die ganze Zeit am Boden.',
  'Bird dog 15xqnr3':
    'Strecke auf Händen und Knien einen Arm nach vorn und das Bein der anderen Seite nach hinten, bis beide auf einer Höhe mit dem Körper sind. Halte zwei Atemzüge lang, ohne dass die Hüfte kippt. Kehre zurück und wechsle die Seite.',
  'Crunch 1a8yna9':
    'Lege dich auf den Rücken, die Knie gebeugt, die Fingerspitzen an den Ohren. Atme aus und rolle die Schulterblätter vom Boden, der Blick zur Decke. Senke langsam; ziehe nicht am Nacken.',
  'Russian twist hzhjhe':
    'Setze dich mit gebeugten Knien hin und lehne dich zurück, bis der Bauch arbeitet. Drehe die Rippen erst zur einen, dann zur anderen Seite, die Hände zusammen. Der Rücken bleibt lang, die Bewegung langsam. Zähle jede Seite.',
  'Hanging knee raise t1qs92':
    'Hänge dich an eine Stange, die Schultern nach unten gezogen. Hebe die Knie zur Brust, indem du das Becken einrollst. Senke langsam und warte, bis du nicht mehr schwingst, bevor du sie wieder hebst.',
  'Mountain climber 1qcbt18':
    'Beginne oben im Liegestütz. Ziehe ein Knie zur Brust und wechsle schnell die Beine, als würdest du laufen. Die Hüfte bleibt tief, die Hände unter den Schultern.',
  'Brisk walk k11ose':
    'Geh so schnell, dass Reden etwas Mühe macht, aber noch möglich ist. Halte dich aufrecht, schwinge die Arme und rolle von der Ferse bis zu den Zehen ab. Nimm an heißen Tagen Wasser mit und trage Schuhe, die der Ferse Halt geben.',
  'Treadmill run 15ezrnr':
    'Wärme dich mit fünf Minuten Gehen auf. Lauf mit kurzen, leichten Schritten unter dem Körper, der Blick nach vorn. Stelle ein Prozent Steigung ein. Werde langsamer, bevor du absteigst.',
  'Outdoor run 18zj3q3':
    'Beginne langsamer, als du meinst. Halte die Schultern locker und setze die Füße weich unter der Hüfte auf. Lauf bei Hitze früh oder spät, und geh, wenn dir schwindlig wird.',
  'Stationary bike i0k9fr':
    'Stelle den Sattel so ein, dass das Knie unten leicht gebeugt bleibt. Tritt rund und gleichmäßig, die Hände leicht am Lenker. Nimm lieber mehr Widerstand, als im Sattel zu hüpfen.',
  'Rowing machine 1donted':
    'Drücke zuerst mit den Beinen, lehne dich dann etwas zurück und ziehe zuletzt den Griff zu den Rippen. Zurück geht es umgekehrt: Arme, Oberkörper, Beine. Die Kette bleibt waagerecht, der Rücken lang.',
  'Jump rope 10wqiai':
    'Drehe das Seil aus den Handgelenken, die Ellbogen eng am Körper. Spring nur so hoch, dass es unter dir durchkommt, und lande mit lockeren Knien auf den Fußballen. Mach Pause, wenn die Haltung nachlässt.',
  'Jumping jack xwu7l5':
    'Spring mit den Füßen auseinander und hebe dabei die Arme über den Kopf, dann spring zurück. Lande weich. Tritt abwechselnd zur Seite, wenn das Springen deinen Gelenken nicht guttut.',
  'High knees ovvlrs':
    'Lauf auf der Stelle und hebe die Knie bis auf Hüfthöhe. Nimm die Arme kräftig mit und bleib auf den Fußballen. Ohne Stöße geht es, wenn du stattdessen marschierst.',
  'Burpee 281i4g':
    'Geh in die Hocke und setze die Hände auf den Boden. Tritt oder spring mit den Füßen zurück in den Liegestütz und hol sie wieder heran. Steh auf und spring mit den Armen nach oben. Leichter ist es mit Schritten statt Sprüngen.',
  'Squat jump 1b450i2':
    'Geh so tief in die Hocke, wie es bequem ist, und spring so hoch, wie du kannst. Lande leise mit gebeugten Knien und flachen Füßen und finde festen Stand, bevor du wieder springst. Hör auf, wenn du nicht mehr weich landen kannst.',
  'Box jump 71piml':
    'Stelle dich eine Armlänge vor einen festen Kasten. Hol mit den Armen Schwung, spring und lande mit den ganzen Füßen darauf, halb in der Hocke. Richte dich auf und steig hinunter; spring nicht hinab.',
  'Single-leg balance neltyc':
    'Stelle dich in der Nähe einer Wand auf einen Fuß, das Knie locker. Richte den Blick auf einen Punkt und halte die Hüfte waagerecht. Schwerer wird es, wenn du die Augen schließt oder den Kopf drehst.',
  'Cat-cow 15zvks6':
    'Atme auf Händen und Knien aus und runde den Rücken zur Decke. Atme ein, lass den Bauch sinken und hebe die Brust. Bewege dich langsam und nur so weit, wie es guttut.',
  'Hip flexor stretch 118i034':
    'Knie dich auf ein Knie, der andere Fuß steht vorn. Kippe das Becken nach hinten und lehne dich sanft vor, bis du vorn in der Hüfte eine Dehnung spürst. Bleib aufrecht und wechsle die Seite.',
  'Hamstring stretch 13x4fm1':
    'Lege dich auf den Rücken, hebe ein Bein und halte es hinter dem Oberschenkel. Strecke das Knie, bis du eine leichte Dehnung spürst, und atme langsam. Wechsle die Seite, ohne zu wippen.',
  "Child's pose x9lo7x":
    'Knie dich hin, setze dich auf die Fersen und strecke die Arme auf dem Boden nach vorn. Lege die Stirn ab und atme in den Rücken. Nimm die Knie weiter auseinander, wenn der Bauch im Weg ist.',
  "World's greatest stretch aalpvz":
    'Mach einen langen Ausfallschritt, beide Hände innen neben dem vorderen Fuß. Drehe die Brust und strecke einen Arm zur Decke, bringe ihn wieder herunter und strecke das vordere Bein. Geh mit einem Schritt auf die andere Seite über.',
};
