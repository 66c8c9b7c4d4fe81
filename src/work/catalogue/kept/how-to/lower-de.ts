export default `
Goblet squat||Die Fersen heben ab|Die Brust kippt nach vorn
Bodyweight squat||Die Knie fallen nach innen|Auf halbem Weg anhalten
Barbell back squat||Die Knie fallen nach innen|Die Hüfte steigt schneller als die Brust
Front squat||Die Ellbogen sinken ab|Die Fersen heben ab
Romanian deadlift||Die Knie wie bei einer Kniebeuge beugen|Den Rücken runden, um tiefer zu kommen
Dumbbell Romanian deadlift||Die Gewichte entfernen sich von den Beinen|Sich oben zurücklehnen
Conventional deadlift||Der untere Rücken wird rund|Die Stange schwingt von den Beinen weg
Walking lunge||Zu kurze Schritte|Das vordere Knie fällt nach innen
Reverse lunge||Sich mit dem hinteren Fuß abstoßen|Die Füße stehen auf einer Linie
Bulgarian split squat||Zu nah an der Bank stehen|Mit dem hinteren Bein drücken
Step-up||Sich mit dem unteren Fuß abstoßen|Sich am Ende fallen lassen
Leg press||Die Hüfte hebt vom Polster ab|Die Knie hart durchstrecken
Leg extension||Das Gewicht hochschleudern|Es fallen lassen
Seated leg curl||Die Oberschenkel heben vom Sitz ab|Sich vom Gewicht hochziehen lassen
Hip thrust||Oben ins Hohlkreuz gehen|Über die Zehen drücken
Glute bridge||Ins Hohlkreuz gehen|Die Füße stehen zu weit weg
Standing calf raise||Unten federn|Die Knie beugen
Kettlebell swing||In die Hocke gehen, statt die Hüfte zurückzuschieben|Die Kugel mit den Armen heben
Burpee||Die Hüfte hängt im Stütz durch|Mit steifen Knien landen
Squat jump||Laut landen|Die Knie fallen bei der Landung nach innen
Box jump||Ein zu hoher Kasten|Vom Kasten herunterspringen
Low-bar squat|Lege die Stange auf die hinteren Schultern, etwas tiefer als sonst. Spanne den Bauch an, schiebe die Hüfte zurück und geh nach unten, bis sie tiefer ist als die Knie. Drücke dich gerade hoch; stelle vorher die Ablagen ein.|Sich verbeugen statt in die Hocke gehen|Die Stange mit den Handgelenken halten
Box squat|Stelle dich mit der Stange auf dem oberen Rücken vor einen Kasten. Setze dich zurück, bis du ihn berührst, bleib kurz gespannt und steh ohne Schwung auf.|Sich auf den Kasten fallen lassen|Im Sitzen die Spannung verlieren
Pause squat|Geh so tief, wie der Rücken gerade bleibt, und halte zwei Sekunden still. Der Bauch bleibt fest, dann steh kräftig auf.|Zu schnell zählen|In der Pause tiefer sinken
Overhead squat|Halte die Stange mit weitem Griff und gestreckten Armen über dem Kopf. Setze dich gerade zwischen die Fersen, die Stange bleibt über der Mitte der Füße. Lerne es mit leerer Stange oder einem Stock.|Die Stange wandert nach vorn|Die Ellbogen beugen
Zercher squat|Halte die Stange in den Ellbeugen, dicht am Bauch. Geh mit aufrechter Brust tief, bis die Ellbogen nahe an den Oberschenkeln sind, und steh auf. Ein Polster schont die Arme.|Der obere Rücken wird rund|Die Stange rollt vom Körper weg
Hack squat|Lege Rücken und Schultern fest ans Polster, die Füße mitten auf die Platte. Senke dich, bis die Knie gut gebeugt sind, und drücke über den ganzen Fuß.|Die Fersen heben ab|Der untere Rücken löst sich vom Polster
Pendulum squat|Stelle dich mit dem Rücken ans Polster, die Füße etwas vorn. Folge dem Bogen langsam nach unten, solange die Hüfte anliegt, und drücke dich hoch.|Unten federn|Zu früh umkehren, um mehr zu bewegen
Belt squat|Lege den Gurt um die Hüfte und stelle dich schulterbreit hin. Geh mit aufrechter Brust in die Hocke, während das Gewicht unter dir hängt, und steh ganz auf.|Sich auf die Griffe stützen|Sich vom Gurt nach vorn ziehen lassen
Smith machine squat|Lege die Stange auf den oberen Rücken, die Füße stehen etwas davor. Drehe sie aus den Haken, geh kontrolliert tief und drücke dich hoch. Stelle vorher die Anschläge ein.|Die Füße zu weit vorn|Die Haken sind nicht mehr erreichbar
Dumbbell squat|Halte auf jeder Seite eine Kurzhantel und stelle dich schulterbreit hin. Setze dich mit geradem Rücken zwischen die Fersen und steh ganz auf.|Sich zum Boden hinunterbeugen|Die Knie fallen nach innen
Dumbbell sumo squat|Stelle dich breit hin, die Zehen nach außen, und halte eine Kurzhantel zwischen den Beinen. Senke dich gerade ab, die Knie über den Zehen, und spanne beim Aufstehen das Gesäß an.|Sich vorbeugen|Die Knie fallen nach innen
Kettlebell front squat|Halte zwei Kugeln vor der Brust, die Handgelenke gerade und die Ellbogen nah am Körper. Geh mit aufrechter Brust tief und drücke dich hoch.|Die Kugeln ziehen dich nach vorn|Die Handgelenke abknicken
Landmine squat|Halte das Ende der Stange mit beiden Händen vor der Brust. Setze dich zwischen die Fersen, lehne dich leicht an die Stange und steh auf ihrer Bahn auf.|Der Rücken wird rund|Zu weit von der Stange stehen
Jerrycan squat|Halte einen geschlossenen, teilweise gefüllten Kanister vor der Brust oder zwischen den Beinen. Geh mit geradem Rücken tief, die Fersen am Boden, und steh auf. Mehr Wasser macht ihn schwerer.|Ihn mit rundem Rücken tragen|Mehr füllen, als du halten kannst
Sandbag squat|Umarme den Sack vor der Brust. Spanne den Bauch an, geh zwischen den Fersen tief und steh auf, ohne dass der Sack rutscht.|Den Sack zu tief halten|Der Rücken wird rund
Backpack squat|Packe Bücher oder Flaschen fest in einen Rucksack und trage ihn vorn oder hinten. Geh tief, die Fersen am Boden, und steh ganz auf.|Eine Last, die verrutscht|Auf halbem Weg anhalten
Sit to stand|Setze dich vorn auf einen festen Stuhl, die Füße unter den Knien. Lehne dich vor und steh auf, dann setze dich langsam wieder. Nimm die Hände nur, wenn es sein muss.|Sich in den Stuhl fallen lassen|Die Knie fallen nach innen
Wall sit|Lehne den Rücken an eine Wand und rutsche hinab, bis die Oberschenkel etwa waagerecht sind. Die Fersen bleiben unter den Knien; atme und halte.|Die Hände auf die Oberschenkel stützen|Die Luft anhalten
Split squat|Stelle dich in einen langen Schritt und bleib so stehen. Senke das hintere Knie fast bis zum Boden und drücke dich mit dem vorderen Fuß hoch.|Die Füße stehen auf einer Linie|Sich über das vordere Knie beugen
Dumbbell split squat|Stelle dich in einen langen Schritt, in jeder Hand eine Kurzhantel. Senke das hintere Knie bei aufrechtem Oberkörper und drücke dich hoch.|Am Boden abfedern|Zu viel Gewicht auf dem hinteren Fuß
Cossack squat|Stelle dich sehr breit hin. Sinke auf ein Bein, das andere bleibt gestreckt mit den Zehen nach oben, und drücke dich zurück zur Mitte.|Die Ferse hebt ab|Der Rücken wird rund
Pistol squat|Stehe auf einem Bein und halte das andere nach vorn. Setze dich so tief, wie du es beherrschst, und steh wieder auf. Halte dich fest, bis es sicher geht.|Sich auf dem letzten Stück fallen lassen|Das Knie fällt nach innen
Sissy squat|Halte dich fest, geh auf die Zehen und lehne dich zurück, Hüfte und Oberkörper in einer Linie. Beuge die Knie nach vorn, so weit es gut tut, und strecke sie wieder.|In der Hüfte einknicken|Zu früh zu tief gehen
Forward lunge|Mach einen Schritt nach vorn und senke dich, bis beide Knie etwa im rechten Winkel sind. Stoße dich mit dem vorderen Fuß wieder zurück.|Ein zu kurzer Schritt|Den vorderen Fuß aufknallen
Dumbbell walking lunge|Halte Kurzhanteln an den Seiten und mach einen langen Schritt. Senke das hintere Knie bis kurz über den Boden und geh in den nächsten Schritt.|Sich vorbeugen|Die Gewichte schwingen
Dumbbell reverse lunge|Halte Kurzhanteln an den Seiten und setze einen Fuß zurück. Senke das Knie sanft und zieh dich mit dem vorderen Bein hoch.|Sich mit dem hinteren Fuß abstoßen|Die Füße stehen auf einer Linie
Barbell reverse lunge|Setze mit der Stange auf dem oberen Rücken einen Fuß zurück und senke dich kontrolliert. Drücke dich mit dem vorderen Fuß hoch. Bleib dabei im Gestell.|Der Oberkörper kippt nach vorn|Auf zu schmaler Spur wackeln
Side lunge|Mach einen weiten Schritt zur Seite und setze dich über dieses Bein zurück, das andere bleibt gestreckt. Stoße dich wieder ab.|Das Knie fällt nach innen|Sich aus dem Rücken beugen
Curtsy lunge|Setze einen Fuß schräg hinter den anderen. Senke dich mit dem vorderen Knie über dem Fuß, die Hüfte zeigt nach vorn, und komm zurück.|Die Hüfte verdrehen|Zu weit kreuzen
Dumbbell step-up|Halte Kurzhanteln und setze den ganzen Fuß auf eine feste Bank. Steh nur mit diesem Bein auf und steig langsam ab.|Sich mit dem unteren Fuß abstoßen|Eine zu hohe Bank
Chair step-up|Stelle einen stabilen Stuhl an die Wand und setze den ganzen Fuß auf die Sitzfläche. Steig hinauf, steh gerade und steig leise ab.|Ein Stuhl, der rutschen kann|Schwer aufkommen
Lateral step-up|Stelle dich neben einen niedrigen Kasten, einen Fuß darauf. Drücke über diese Ferse, bis das Bein gestreckt ist, und senke den anderen Fuß langsam.|Sich mit dem unteren Fuß hochstoßen|Das Knie fällt nach innen
Sumo deadlift|Stelle dich breit hin, die Zehen nach außen, und fasse die Stange zwischen den Beinen. Senke die Hüfte, hebe die Brust und drücke den Boden auseinander, bis du stehst.|Die Hüfte schießt zuerst hoch|Die Knie fallen nach innen
Trap bar deadlift|Stelle dich in die Mitte der Stange und fasse die Griffe. Spanne den Bauch an, hebe die Brust und drücke den Boden weg, bis du aufrecht stehst.|Der Rücken wird rund|Sich oben zurücklehnen
Rack pull|Lege die Stange etwa auf Kniehöhe auf. Schiebe die Hüfte zurück, fasse sie, spanne dich an und zieh die Hüfte nach vorn, bis du stehst.|Viel mehr nehmen, als du halten kannst|Oben die Schultern hochziehen
Stiff-leg deadlift|Beginne mit der Stange am Boden und fast gestreckten Knien. Zieh mit geradem Rücken, die Stange nah am Körper, und senke sie, bis du die Dehnung spürst.|Der Rücken wird rund|Die Knie hart durchstrecken
Dumbbell deadlift|Stelle neben jeden Fuß eine Kurzhantel. Beuge Hüfte und Knie, fasse sie, hebe die Brust und steh auf. Setze sie genauso wieder ab.|Der Rücken wird rund|Mit den Armen heben
Kettlebell deadlift|Die Kugel steht zwischen deinen Knöcheln. Schiebe die Hüfte zurück, fasse den Griff und steh mit angespanntem Gesäß auf.|Zu tief in die Hocke gehen|Die Kugel steht vor den Füßen
Single-leg Romanian deadlift|Stehe auf einem Bein, eine Kurzhantel in der Hand. Kippe aus der Hüfte nach vorn, während das freie Bein nach hinten geht, die Hüfte bleibt gerade, und komm hoch.|Die Hüfte dreht sich auf|Der Rücken wird rund
Single-leg deadlift reach|Stehe auf einem Bein, das Knie locker. Kippe nach vorn und greife zum Boden, das andere Bein hebt sich hinter dir, dann richte dich auf.|Die Hüfte dreht sich auf|Zu hastig sein
Jerrycan deadlift|Stelle dich über einen geschlossenen Kanister oder zwischen zwei. Beuge dich mit geradem Rücken aus der Hüfte, fasse zu und steh mit den Beinen auf.|Der Rücken wird rund|Sich beim Heben verdrehen
Good morning|Lege eine leichte Stange auf den oberen Rücken. Schiebe bei lockeren Knien die Hüfte zurück, bis du die Beinrückseiten spürst, und richte dich auf.|Zu viel Gewicht|Der Rücken wird rund
Cable pull-through|Stehe mit dem Rücken zum unteren Kabel, das Seil zwischen den Beinen. Schiebe die Hüfte zurück und richte dich mit dem Gesäß auf.|Mit den Armen ziehen|Sich am Ende zurücklehnen
Back extension|Stelle das Polster knapp unter die Hüfte und hake die Füße ein. Senke dich mit geradem Rücken und komm hoch, bis der Körper eine Linie ist.|Zu weit ins Hohlkreuz gehen|Schwung holen
Reverse hyperextension|Lege dich mit der Brust aufs Polster, die Hüfte an der Kante. Hebe die Beine mit dem Gesäß bis zur Waagerechten und senke sie langsam.|Die Beine schwingen|Ins Hohlkreuz gehen
Nordic hamstring curl|Knie auf etwas Weichem, die Fersen werden gehalten. Lehne dich langsam vor, von Knie bis Kopf in einer Linie, fang dich ab und drücke dich zurück.|In der Hüfte einknicken|Sich gleich fallen lassen
Glute-ham raise|Klemme die Füße fest und lege die Oberschenkel aufs Polster. Senke den geraden Körper und zieh dich mit den Beinrückseiten hoch.|In der Hüfte einknicken|Unten durchfallen
Seated leg press|Sitze mit dem Rücken am Polster, die Füße mitten auf der Platte. Drücke, bis die Beine fast gestreckt sind, und kehre langsam zurück.|Die Knie durchstrecken|Die Gewichte knallen lassen
Single-leg press|Setze einen Fuß mitten auf die Platte. Senke, bis das Knie etwa im rechten Winkel ist, und drücke, ohne die Hüfte zu drehen.|Die Hüfte hebt ab|Das Knie fällt nach innen
Lying leg curl|Lege dich auf den Bauch, die Rolle über den Fersen, die Knie neben dem Polster frei. Beuge die Beine zum Gesäß und senke langsam.|Die Hüfte steigt hoch|Am Gewicht reißen
Standing leg curl|Stehe an der Maschine, das Polster über einer Ferse. Beuge das Knie ganz, ohne den Oberschenkel zu bewegen, und senke langsam.|Mit der Hüfte schwingen|Die Bewegung abkürzen
Exercise ball leg curl|Lege dich auf den Rücken, die Fersen auf dem Ball, die Hüfte oben. Zieh den Ball zu dir und rolle ihn zurück, ohne die Hüfte sinken zu lassen.|Die Hüfte hängt durch|Zu schnell zurückrollen
Banded leg curl|Lege dich auf den Bauch, ein Band um einen Knöchel, hinter dir am Boden befestigt, jenseits der Füße. Beuge das Knie gegen den Zug und kehre langsam zurück.|Das Band rutscht ab|Die Hüfte anheben
Dumbbell leg curl|Lege dich bäuchlings auf eine Bank, eine leichte Kurzhantel zwischen den Füßen. Beuge die Beine, bis die Schienbeine senkrecht sind, und senke langsam. Lass sie dir anreichen.|Schwung holen|Die Hüfte anheben
Hip abduction machine|Sitze aufrecht, die Polster außen an den Knien. Drücke die Beine auseinander, halte kurz und kehre langsam zurück.|Mit dem Körper schaukeln|Die Gewichte knallen lassen
Hip adduction machine|Sitze aufrecht, die Polster innen an den Knien, nur so weit offen, wie es gut tut. Drücke die Beine zusammen und kehre langsam zurück.|Zu weit öffnen|Am Gewicht reißen
Machine glute kickback|Setze einen Fuß auf die Platte und stütze dich auf. Drücke nach hinten, bis die Hüfte gestreckt ist, und kehre kontrolliert zurück.|Ins Hohlkreuz gehen|Schwung holen
Machine hip thrust|Setze dich mit dem Polster auf der Hüfte, der Rücken ist gestützt. Hebe die Hüfte auf Kniehöhe, spanne das Gesäß an und senke langsam.|Ins Hohlkreuz gehen|Die Füße zu weit vorn
Single-leg hip thrust|Lehne den oberen Rücken an eine Bank und stelle einen Fuß auf. Hebe die Hüfte gerade, das andere Bein ist oben, spanne an und senke.|Die Hüfte kippt|Über die Zehen drücken
Single-leg glute bridge|Lege dich auf den Rücken, ein Fuß steht, das andere Bein ist oben. Hebe die Hüfte, bis der Körper eine Linie ist, halte kurz und senke.|Die Hüfte kippt|Ins Hohlkreuz gehen
Frog pump|Lege dich auf den Rücken, Fußsohlen zusammen, Knie offen. Hebe die Hüfte mit dem Gesäß und senke sie sanft.|Ins Hohlkreuz gehen|Zu hastig sein
Cable glute kickback|Befestige das Kabel am Knöchel und halte dich am Gestell. Führe das Bein aus der Hüfte nach hinten, der Körper bleibt ruhig, und komm zurück.|Sich weit vorbeugen|Ins Hohlkreuz gehen
Cable hip abduction|Stehe seitlich zum unteren Kabel, es hängt am äußeren Knöchel. Führe das gestreckte Bein zur Seite und langsam zurück.|Sich wegneigen|Den Fuß nach oben drehen
Banded lateral walk|Lege ein Band über die Knie oder um die Knöchel und beuge die Knie etwas. Geh gegen den Zug zur Seite und zieh den anderen Fuß langsam nach. In beide Richtungen.|Die Knie fallen nach innen|Die Füße schleifen zusammen
Donkey kick|Im Vierfüßlerstand drückst du eine Ferse mit gebeugtem Knie zur Decke. Halte an, bevor der Rücken hohl wird, und senke.|Ins Hohlkreuz gehen|Die Hüfte kippen
Fire hydrant|Im Vierfüßlerstand hebst du ein gebeugtes Knie zur Seite. Der Körper bleibt ruhig; senke langsam.|Sich zur anderen Seite lehnen|Die Ellbogen beugen
Clamshell|Lege dich auf die Seite, Knie gebeugt, Füße zusammen. Öffne das obere Knie, ohne nach hinten zu rollen, und schließe es langsam.|Die Hüfte rollt nach hinten|Zu schnell bewegen
Side-lying leg raise|Lege dich gerade auf die Seite. Hebe das obere Bein, die Zehen zeigen nach vorn, halte kurz und senke langsam.|Das Bein schwingen|Nach hinten rollen
Standing hip abduction|Halte dich an einem Stuhl und stehe auf einem Bein. Führe das andere zur Seite, ohne dich zu neigen, und langsam zurück.|Den Körper neigen|Die Zehen nach oben drehen
Seated calf raise|Sitze mit dem Polster auf den Oberschenkeln, die Fußballen auf der Stufe. Lass die Fersen sinken und hebe sie so hoch wie möglich.|Federn|Halbe Bewegungen
Machine calf raise|Stelle dich unter die Schulterpolster, die Fußballen auf der Stufe. Senke die Fersen, geh hoch und halte kurz.|Die Knie beugen|Federn
Leg press calf raise|Drücke den Schlitten hoch und stelle nur die Fußballen auf den unteren Rand. Strecke die Füße und kehre langsam zurück, die Knie locker. Lass die Sicherung drin.|Die Füße rutschen ab|Die Knie durchstrecken
Dumbbell calf raise|Halte Kurzhanteln und stelle dich auf eine Stufenkante. Lass die Fersen sinken, geh so hoch wie möglich und senke langsam.|Zu hastig sein|Auf die Außenkante rollen
Single-leg calf raise|Stehe mit einem Fuß auf einer Stufenkante und halte dich fest. Senke die Ferse, geh hoch und halte kurz.|Mit dem anderen Bein helfen|Federn
Supported calf raise|Halte dich an einer Stuhllehne und stehe hüftbreit. Geh auf die Fußballen und senke dich langsam.|Sich auf den Stuhl stützen|Die Fersen fallen lassen
Tibialis raise|Lehne den Rücken an die Wand, die Füße einen Schritt davor. Hebe die Zehen so hoch wie möglich und senke sie langsam.|Die Hüfte beugen|Die Füße fallen lassen
Power clean|Zieh die Stange mit geradem Rücken vom Boden und spring mit gestreckten Armen in die Höhe. Tauche leicht darunter und fang sie mit hohen Ellbogen auf den Schultern. Lerne es leicht.|Die Arme zu früh beugen|Mit tiefen Ellbogen fangen
Hang clean|Beginne mit der Stange an der Mitte der Oberschenkel. Schiebe die Hüfte zurück, spring hoch und zieh dich unter die Stange, bis sie auf den Schultern liegt.|Die Stange nach außen schwingen|Mit rundem Rücken fangen
Clean and jerk|Setze die Stange auf die Schultern um und steh auf. Beuge kurz die Knie, stoße sie hoch und spreize die Füße darunter, dann stelle sie zusammen. Lass es dir zeigen.|Sich beim Eintauchen vorlehnen|Langsam herausdrücken
Power snatch|Fasse weit und zieh die Stange nah am Körper hoch. Spring, drehe die Arme darunter und fang sie über dem Kopf. Lerne es mit leerer Stange.|Die Stange macht einen Bogen|Mit gebeugten Armen fangen
Thruster|Halte die Stange an den Schultern und geh in die Hocke. Steh kräftig auf und lass den Schwung die Stange in einem Zug über den Kopf tragen.|Vor dem Aufstehen drücken|Die Fersen heben ab
Dumbbell snatch|Stehe über einer Kurzhantel, fasse sie mit geradem Rücken und reiße sie nah am Körper hoch. Strecke den Arm nach oben durch. Lass sie vorsichtig ab.|Mit rundem Rücken ziehen|Weit nach vorn schwingen
Kettlebell clean|Schwinge die Kugel zurück, strecke die Hüfte und führe sie nah am Körper in die Armbeuge. Lass sie weich am Unterarm ankommen.|Die Kugel schlägt auf den Unterarm|Mit dem Arm hochziehen
Kettlebell snatch|Schwinge die Kugel zurück und strecke die Hüfte, sodass sie nah an dir hochfliegt. Stich oben mit der Hand durch. Beherrsche vorher Schwung und Umsetzen.|Ein weiter Bogen|Zu fest greifen
Single-arm kettlebell swing|Schwinge eine Kugel zwischen die Beine und strecke die Hüfte, bis sie auf Brusthöhe schwebt. Die Schultern bleiben gerade, der freie Arm locker.|Sich verdrehen|In die Hocke gehen
Turkish get-up|Liege mit der Kugel gestreckt über einer Schulter. Komm über Ellbogen, Hand und Knie zum Stehen, die Augen auf der Kugel, und denselben Weg zurück. Lerne es ohne Gewicht.|Den oberen Arm beugen|Die Schritte überhasten
Sandbag clean|Stehe über dem Sack und fasse ihn mit geradem Rücken. Zieh ihn nah am Körper hoch und fang ihn auf den Unterarmen vor der Brust.|Der Rücken wird rund|Nur mit den Armen ziehen
Suitcase carry|Halte ein Gewicht an der Seite und geh aufrecht, als hättest du nichts in der Hand. Die Schultern bleiben gerade; wechsle die Hand.|Sich zur Seite neigen|Lange, schwankende Schritte
Overhead carry|Halte die Gewichte mit gestreckten Armen über den Schultern, die Rippen unten. Geh langsam mit kurzen Schritten.|Ins Hohlkreuz gehen|Die Ellbogen beugen
Jerrycan carry|Hebe mit geradem Rücken in jeder Hand einen geschlossenen, gefüllten Kanister. Geh mit kurzen Schritten, die Schultern unten, und setze sie mit gebeugten Knien ab.|Sich vorbeugen|Mit rundem Rücken heben
Sled push|Lehne dich mit geradem Rücken in den Schlitten, die Arme gestreckt oder gebeugt. Schiebe mit kurzen, kräftigen Schritten auf den Fußballen.|Der Rücken wird rund|Zu lange Schritte
Jump lunge|Beginne im Ausfallschritt, spring hoch und wechsle in der Luft die Beine. Lande weich im nächsten Ausfallschritt, der Oberkörper aufrecht.|Mit steifen Knien landen|Das vordere Knie fällt nach innen
Tuck jump|Spring hoch und zieh die Knie zur Brust. Lande weich auf beiden Füßen und fang dich vor dem nächsten Sprung.|Sich zu den Knien hinunterbeugen|Laut landen
Broad jump|Schwinge die Arme, beuge die Knie und spring so weit, wie du gut landen kannst. Lande auf beiden Füßen mit gebeugten Knien und bleib stehen.|Auf steifen Beinen landen|Nach vorn fallen
Depth jump|Steig von einem niedrigen Kasten, lande auf beiden Füßen und spring sofort hoch. Halte es kurz und knackig und ruh dich gut aus.|Ein zu hoher Kasten|Lange am Boden bleiben
Skater jump|Spring seitlich von einem Fuß auf den anderen und lande mit gebeugtem Knie. Halte kurz das Gleichgewicht und spring zurück.|Das Knie fällt nach innen|Auf steifen Beinen landen
Pogo jump|Stehe aufrecht und hüpfe mit fast gestreckten Knien auf den Fußballen. Die Kontakte sind kurz und leise.|Die Knie tief beugen|Auf den Fersen landen
Squat thrust|Geh in die Hocke, setze die Hände auf und spring oder steig in den Liegestütz. Hol die Füße zurück und steh auf.|Die Hüfte hängt durch|Beim Aufstehen den Rücken runden
Wall ball|Halte den Ball vor der Brust und geh vor einer Wand in die Hocke. Steh schnell auf, wirf ihn an einen Punkt über dir und fang ihn in die nächste Hocke.|Mit gestreckten Beinen fangen|Nur mit den Armen werfen
Medicine ball slam|Hebe den Ball über den Kopf und wirf ihn mit dem ganzen Körper auf den Boden. Beuge die Knie, um ihn aufzuheben.|Sich mit rundem Rücken bücken|Ein Ball, der ins Gesicht springt
Clap push-up|Drücke dich aus dem Liegestütz so kräftig ab, dass die Hände in der Luft klatschen. Lande mit gebeugten Ellbogen und festem Körper.|Auf gestreckten Armen landen|Die Hüfte hängt durch
`;
