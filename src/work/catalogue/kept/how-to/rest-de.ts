export default `
Plank||Die Hüfte hängt durch|Die Luft anhalten
Side plank||Die Hüfte sinkt|Nach vorn rollen
Dead bug||Der untere Rücken hebt ab|Zu schnell bewegen
Bird dog||Ins Hohlkreuz gehen|Die Hüfte kippen
Crunch||Am Nacken ziehen|Mit Schwung hochkommen
Russian twist||Nur die Arme bewegen|Der Rücken wird rund
Hanging knee raise||Schwung holen|Nur die Oberschenkel heben
Mountain climber||Die Hüfte steigt hoch|Die Hände zu weit vorn
Brisk walk||Auf die Füße schauen|Zu lange Schritte
Treadmill run||Sich am Geländer festhalten|Weit vor dem Körper aufsetzen
Outdoor run||Zu schnell beginnen|Weit vor dem Körper aufsetzen
Stationary bike||Ein zu niedriger Sattel|Auf dem Sattel hüpfen
Rowing machine||Ziehen, bevor die Beine drücken|Der Rücken wird rund
Jump rope||Zu hoch springen|Mit dem ganzen Arm drehen
Jumping jack||Auf steifen Beinen landen|Die Arme nur halb bewegen
High knees||Sich zurücklehnen|Auf den Fersen landen
Single-leg balance||Das Knie durchstrecken|Zu Beginn umherschauen
Cat-cow||Nur den Nacken bewegen|Zu hastig sein
Hip flexor stretch||Ins Hohlkreuz gehen|Sich zu weit vorlehnen
Hamstring stretch||Wippen|Die Hüfte anheben
Child's pose||Die Hüfte mit Gewalt senken|Verspannte Schultern
World's greatest stretch||Das hintere Knie fällt hart auf|Die Drehung überhasten
Sit-up|Liege auf dem Rücken, die Knie gebeugt. Rolle dich auf, bis die Brust nahe an den Oberschenkeln ist, und senke dich Wirbel für Wirbel.|Am Nacken ziehen|Mit den Armen Schwung holen
Decline sit-up|Hake die Füße an einer Negativbank ein. Senke dich langsam, so weit du es beherrschst, und rolle dich auf.|Am Nacken ziehen|Ins Hohlkreuz gehen
Bicycle crunch|Liege auf dem Rücken, die Fingerspitzen an den Ohren. Führe eine Schulter zum anderen Knie, während sich das zweite Bein streckt, und wechsle langsam.|Am Nacken ziehen|Zu hastig sein
Reverse crunch|Liege auf dem Rücken, die Knie über der Hüfte. Rolle die Hüfte vom Boden zur Brust und senke langsam.|Die Beine schwingen|Ins Hohlkreuz gehen
Toe-touch crunch|Liege auf dem Rücken, die Beine oben. Greife zu den Zehen, indem du die Schulterblätter hebst, und senke langsam.|Den Kopf hochreißen|Die Beine schwingen
Heel touch|Liege auf dem Rücken, Knie gebeugt, Schultern leicht angehoben. Greife zu einer Ferse, dann zur anderen.|Verspannter Nacken|Die Füße stehen zu weit weg
Cable crunch|Knie unter dem oberen Kabel, das Seil neben dem Kopf. Rolle die Rippen zur Hüfte und komm langsam hoch.|Sich auf die Fersen setzen|Mit den Armen ziehen
Machine crunch|Sitze mit den Polstern am Körper und halte die Griffe. Rolle dich aus den Rippen nach vorn und kehre langsam zurück.|Mit den Armen ziehen|Zu viel Gewicht
Lying leg raise|Liege auf dem Rücken und drücke ihn in den Boden. Hebe die gestreckten Beine bis zur Senkrechten und senke sie nur, solange der Rücken unten bleibt.|Ins Hohlkreuz gehen|Die Beine fallen lassen
Flutter kick|Liege auf dem Rücken, die Beine etwas über dem Boden. Schlage in kleinen, schnellen Bewegungen auf und ab, der Rücken bleibt unten.|Ins Hohlkreuz gehen|Die Beine zu tief
V-up|Liege lang gestreckt. Hebe Arme und Beine zugleich, bis sie sich über der Hüfte treffen, und senke kontrolliert.|Ruckartig einknicken|Sich fallen lassen
Seated knee tuck|Sitze auf der Kante einer Bank und halte dich fest. Lehne dich zurück, strecke die Beine und zieh die Knie zur Brust.|Die Schultern nach vorn runden|Schwung holen
Hanging leg raise|Hänge an einer Stange und hebe die gestreckten Beine mindestens auf Hüfthöhe, die Hüfte rollt mit. Senke ohne Schwung.|Schwung holen|Ins Hohlkreuz gehen
Parallel bar knee raise|Stütze dich auf die Holme oder Polster. Zieh die Knie zur Brust, die Hüfte rollt mit, und senke langsam.|Schwung holen|In die Schultern sinken
Toes-to-bar|Hänge an einer Stange und hebe die Beine, bis die Zehen sie berühren. Senke kontrolliert vor der nächsten Wiederholung.|Wildes Schwingen|Die Arme beugen
Hollow hold|Liege auf dem Rücken, drücke ihn in den Boden und hebe Schultern und gestreckte Beine. Halte und atme; mit gebeugten Knien ist es leichter.|Der untere Rücken hebt ab|Die Luft anhalten
L-sit|Stütze dich auf gestreckte Arme und drücke die Schultern nach unten. Halte die Beine nach vorn; beginne mit gebeugten Knien.|Die Schultern hochziehen|Der Rücken wird rund
Windshield wiper|Liege auf dem Rücken, die Arme ausgebreitet, die Beine oben. Senke die Beine zu einer Seite, dann zur anderen, die Schultern bleiben unten.|Die Schulter hebt ab|Die Beine fallen lassen
Ab wheel rollout|Knie mit dem Rad unter den Schultern. Rolle mit festem Bauch so weit vor, wie der Rücken gerade bleibt, und zieh zurück.|Der Rücken hängt durch|Zu weit rollen
High plank|Bleib oben im Liegestütz, die Hände unter den Schultern. Halte von Kopf bis Ferse eine Linie und atme.|Die Hüfte hängt durch|Zwischen die Schultern sinken
Reverse plank|Sitze mit den Händen hinter dir und hebe die Hüfte, bis der Körper eine Linie ist. Schau nach oben und atme.|Die Hüfte sinkt|Gebeugte Ellbogen
Plank shoulder tap|Tippe im hohen Stütz mit breiten Füßen mit einer Hand an die andere Schulter. Wechsle, ohne zu schaukeln.|Mit der Hüfte schaukeln|Zu hastig sein
Plank up-down|Drücke dich aus dem Unterarmstütz erst auf eine, dann auf die andere Hand und geh wieder hinunter. Wechsle den führenden Arm.|Mit der Hüfte schwanken|Die Hände zu weit außen
Copenhagen plank|Liege auf der Seite, das obere Bein auf einer Bank, der Ellbogen unter der Schulter. Hebe die Hüfte und halte. Mit dem Knie auf der Bank ist es leichter.|Die Hüfte sinkt|Nach vorn rollen
Bear hold|Hebe auf Händen und Zehen die Knie eine Handbreit vom Boden. Der Rücken bleibt waagerecht; atme.|Die Hüfte steigt hoch|Die Luft anhalten
Bear crawl|Setze auf Händen und Zehen mit tiefen Knien je eine Hand und den anderen Fuß vor. Der Rücken bleibt waagerecht, die Schritte klein.|Die Hüfte steigt hoch|Schwanken
Superman|Liege auf dem Bauch, die Arme nach vorn. Hebe Arme und Beine ein wenig, halte kurz und senke langsam.|Den Kopf in den Nacken werfen|Ruckartig hochkommen
Prone swimmer|Liege auf dem Bauch, hebe die Brust leicht und führe die Arme von vorn in weitem Bogen zur Hüfte und zurück.|Den Kopf in den Nacken werfen|Zu hastig sein
Pallof press|Stehe seitlich zum Kabel und halte den Griff vor der Brust. Drücke ihn gerade nach vorn, halte gegen die Drehung und hol ihn zurück.|Der Körper dreht mit|Die Schultern hochziehen
Cable wood chop|Stelle das Kabel hoch und stehe seitlich. Zieh quer über den Körper zur anderen Hüfte, drehe dich aus Rippen und Hüfte und kehre langsam zurück.|Mit den Armen ziehen|Steife Füße
Landmine rotation|Halte das Ende der Stange mit beiden Händen vor dem Gesicht. Führe es im Bogen zu einer Hüfte und dann zur anderen.|Nur die Arme bewegen|Der Rücken wird rund
Dumbbell side bend|Halte eine Kurzhantel an der Seite. Neige dich langsam zu ihr und komm zurück, ohne dich vorzubeugen.|Gewichte in beiden Händen|Schwung holen
Kettlebell windmill|Drücke die Kugel über den Kopf und drehe die Füße von ihr weg. Schiebe die Hüfte hinaus und gleite mit der freien Hand am Bein hinab, die Augen auf der Kugel. Beginne ohne Gewicht.|Den oberen Arm beugen|Der Rücken wird rund
Kettlebell halo|Halte eine leichte Kugel kopfüber vor der Brust. Führe sie langsam und nah um den Kopf und wechsle die Richtung.|Den Kopf bewegen|Ins Hohlkreuz gehen
Medicine ball side throw|Stehe seitlich zu einer festen Wand, den Ball an der Hüfte. Drehe dich aus der Hüfte, wirf ihn an die Wand und fang ihn weich.|Nur mit den Armen werfen|Der hintere Fuß bleibt starr
Treadmill walk|Geh aufrecht in einem Tempo, in dem du noch reden kannst. Lass die Arme schwingen und steig erst ab, wenn das Band steht.|Sich am Geländer festhalten|Nach unten schauen
Incline treadmill walk|Stelle die Steigung höher und geh mit kürzeren Schritten. Lehne dich leicht aus den Knöcheln vor und lass die Arme schwingen.|Sich ans Geländer hängen|Eine zu steile Steigung
Sprint|Wärme dich gut auf. Lauf eine kurze Strecke schnell, mit kräftigen Armen und hohen Knien, werde allmählich langsamer und ruh dich ganz aus.|Kalt lossprinten|Abrupt anhalten
Hill run|Lauf einen sanften Hang mit kurzen Schritten und kräftigen Armen hinauf. Geh zur Erholung hinunter.|Sich aus der Hüfte vorbeugen|Bergab rasen
Shuttle run|Setze zwei Marken und lauf dazwischen hin und her. Beuge zum Wenden die Knie und stoße dich mit dem äußeren Fuß ab.|Auf steifen Beinen wenden|Rutschiger Boden
Hike|Geh auf Wegen in gleichmäßigem Tempo, mit Schuhen, die greifen. Nimm Wasser mit und mach bergab kurze Schritte.|Zu schnell beginnen|Zu wenig Wasser
Backpack walk|Packe die Last nah an den Rücken und zieh die Riemen fest. Geh aufrecht und gleichmäßig und beginne mit wenig Gewicht.|Sich weit vorbeugen|Gleich zu viel Gewicht
Outdoor cycling|Stelle den Sattel so ein, dass das Knie unten leicht gebeugt bleibt. Tritt gleichmäßig, trage einen Helm und sei gut zu sehen.|Ein zu niedriger Sattel|Einen zu schweren Gang treten
Air bike|Drücke und ziehe die Griffe, während du trittst. Beginne leicht und füge kurze, harte Abschnitte ein.|Zu hart beginnen|Nur die Arme benutzen
Elliptical trainer|Stehe aufrecht, den ganzen Fuß auf den Pedalen. Drücke und ziehe gleichmäßig mit Armen und Beinen.|Sich auf die Griffe lehnen|Auf die Zehen gehen
Stair climber|Stehe aufrecht und setze den ganzen Fuß auf jede Stufe. Berühre das Geländer nur fürs Gleichgewicht und bleib im Takt.|Sich ans Geländer hängen|Winzige Schritte auf den Zehen
Stair climbing|Steig gleichmäßig, den ganzen Fuß auf der Stufe. Nimm hinunter das Geländer und mach Pause, wenn du sie brauchst.|Hinunter hetzen|Sich weit vorbeugen
Ski machine|Strecke die Arme hoch, spanne den Bauch an und zieh die Griffe hinunter, indem du Hüfte und Knie beugst. Richte dich auf, während die Arme steigen.|Nur mit den Armen ziehen|Der Rücken wird rund
Battle rope waves|Halte die Enden mit gebeugten Knien und geradem Rücken. Schwinge die Arme abwechselnd auf und ab und schicke Wellen durch das Seil.|Steif stehen|Der Rücken wird rund
Freestyle swim|Strecke dich lang, rolle von Seite zu Seite und atme zur Seite. Schlage locker aus der Hüfte. Schwimm dort, wo jemand aufpasst.|Zum Atmen den Kopf heben|Aus den Knien schlagen
Breaststroke swim|Ziehen, atmen, stoßen, gleiten. Bleib ruhig und lass das Gesicht zwischen den Atemzügen ins Wasser.|Nicht gleiten|Ein Beinschlag, der in den Knien schmerzt
Aqua jogging|Stehe bis zur Brust im Wasser und lauf auf der Stelle oder vorwärts. Heb die Knie und schiebe das Wasser mit den Armen.|Sich vorbeugen|Zu tiefes Wasser
Football|Wärme dich mit leichtem Laufen und Wendungen auf. Spiel in deinem Tempo, trage Schuhe, die greifen, und trink in den Pausen.|Kalt beginnen|Mit Schmerzen weiterspielen
Basketball|Wärme Knöchel und Knie auf. Beuge die Knie beim Landen und Drehen und ruh dich in den Pausen aus.|Auf steifen Beinen landen|Kalt beginnen
Tennis|Wärme die Schultern auf und mach kleine, schnelle Schritte. Schlage aus dem ganzen Körper und lockere den Griff zwischen den Schlägen.|Nur mit dem Arm schlagen|Zu fest greifen
Table tennis|Stehe mit gebeugten Knien auf den Fußballen. Bewege dich in kleinen Schritten und halte die Schläge kurz.|Aufrecht stillstehen|Zu fest greifen
Afrobeats dance|Leg Musik auf, die du liebst, und halte die Knie locker. Bewege Hüfte, Füße und Arme im Takt, tief oder hoch, wie es dir passt.|Steife Knie|Schuhe, die am Boden kleben
Step aerobics|Steig im Takt mit dem ganzen Fuß auf einen niedrigen Kasten und wieder hinunter. Nimm die Arme dazu, wenn die Füße sicher sind.|Eine zu hohe Stufe|Auf den Zehen landen
Shadow boxing|Stehe mit einem Fuß vorn, die Hände oben. Schlage leicht, drehe die Hüfte und halte die Füße in Bewegung.|Die Ellbogen durchstrecken|Die Hände sinken lassen
Heavy bag boxing|Bandagiere die Hände und trage Handschuhe. Schlage mit geradem Handgelenk, drehe die Hüfte und hol die Hände ans Kinn zurück.|Abgeknickte Handgelenke|Den Sack schieben
Alternate-foot rope skip|Drehe das Seil aus den Handgelenken und tritt wie beim Laufen von Fuß zu Fuß. Bleib leicht auf den Fußballen.|Die Fersen weit nach hinten werfen|Zu hoch springen
Double-under|Spring etwas höher und drehe das Seil mit schnellen Handgelenken zweimal durch. Lande weich und bleib aufrecht.|Die Knie hochziehen|Weite Arme
Marching on the spot|Hebe ein Knie nach dem anderen und schwinge die Arme. Stehe aufrecht und setze weich auf.|Sich zurücklehnen|Stampfen
Seated march|Sitze aufrecht vorn auf einem Stuhl. Hebe ein Knie nach dem anderen und schwinge die Arme.|Zusammensinken|Die Luft anhalten
Butt kick|Lauf auf der Stelle und bring die Fersen zum Gesäß. Bleib leicht, die Oberschenkel zeigen nach unten.|Sich vorbeugen|Auf den Fersen landen
Lateral shuffle|Beuge die Knie und mach schnelle Schritte zur Seite, ohne die Füße zu kreuzen. Stoppe kontrolliert und geh zurück.|Sich aufrichten|Die Füße kreuzen
Step jack|Setze einen Fuß zur Seite, während die Arme steigen, hol ihn zurück und wechsle. Es ist ein Hampelmann ohne Sprung.|Die Arme nur halb bewegen|Durchgestreckte Knie
Arm circle|Halte die Arme zur Seite. Zeichne kleine Kreise, die größer werden, und wechsle die Richtung.|Die Schultern hochziehen|Ins Hohlkreuz gehen
Shoulder roll|Hebe die Schultern und rolle sie langsam nach hinten und unten. Wechsle die Richtung.|Den Kopf vorschieben|Zu hastig sein
Wall angel|Stehe mit dem Rücken an der Wand, die Arme gebeugt daneben. Schiebe sie auf und ab, solange sie an der Wand bleiben.|Ins Hohlkreuz gehen|Die Arme zwingen
Towel shoulder pass-through|Halte ein Handtuch weit und mit gestreckten Armen. Hebe es über den Kopf nach hinten, so weit es gut tut, und komm zurück.|Die Hände zu eng|Ins Hohlkreuz gehen
Pendulum arm swing|Stütze dich mit einer Hand auf einen Stuhl und lass den anderen Arm hängen. Lass ihn sanft in kleinen Kreisen schwingen.|Kraft einsetzen|Den Arm steif halten
Neck turn|Sitze aufrecht und drehe den Kopf langsam zu einer Seite, dann zur anderen. Bleib dort, wo es leicht geht.|Die Schulter heben|Die Drehung erzwingen
Chin tuck|Sitze aufrecht und zieh das Kinn gerade zurück, wie zu einem Doppelkinn. Halte einige Sekunden und lass los.|Den Kopf neigen|Fest drücken
Wrist stretch|Strecke einen Arm vor und zieh die Finger mit der anderen Hand sanft zurück. Drehe dann die Hand und dehne die andere Seite.|Stark ziehen|Den Ellbogen beugen
Ankle circle|Hebe einen Fuß und zeichne langsame Kreise. Wechsle die Richtung, dann den Fuß.|Das ganze Bein bewegen|Zu hastig sein
Knee-to-wall ankle rock|Stehe vor einer Wand und schiebe ein Knie zu ihr, die Ferse bleibt unten. Geh mit dem Fuß weiter zurück, wenn es leichter wird.|Die Ferse hebt ab|Das Knie fällt nach innen
Leg swing|Halte dich fest und schwinge ein Bein vor und zurück. Beginne klein und werde größer.|Ins Hohlkreuz gehen|Mit Gewalt schwingen
Hip circle|Stehe auf einem Bein und halte dich fest. Hebe das andere Knie und führe es in einem weiten Kreis, dann wechsle die Richtung.|Den Körper neigen|Zu hastig sein
Hip switch|Sitze mit gebeugten Knien, die Füße breit. Drehe beide Knie zu einer Seite und dann zur anderen, der Rücken bleibt lang.|Zusammensinken|Die Knie hinunterdrücken
Deep squat hold|Sinke in eine tiefe Hocke, die Fersen unten, und halte dich fest, wenn nötig. Drücke die Knie sanft nach außen und atme.|Die Fersen heben ab|Gegen Knieschmerz weitermachen
Adductor rock-back|Knie auf einem Knie, das andere Bein gestreckt zur Seite. Schiebe die Hüfte mit geradem Rücken zurück und komm vor.|Der Rücken wird rund|Zu hastig sein
Inchworm|Beuge dich vor und lauf mit den Händen in den Liegestütz. Lauf mit Füßen oder Händen zurück und richte dich auf.|Die Hüfte hängt durch|Mit gestreckten Knien wippen
Open book|Liege auf der Seite, die Knie gebeugt aufeinander, die Arme nach vorn. Öffne den oberen Arm zur anderen Seite, folge ihm mit den Augen und komm zurück.|Die Knie gehen auseinander|Die Schulter zwingen
Thread the needle|Schiebe im Vierfüßlerstand einen Arm unter dem Körper durch, bis die Schulter aufliegt. Komm zurück und greife nach oben.|Die Hüfte weicht aus|Auf den Nacken drücken
Roller back extension|Liege mit einer Rolle unter dem oberen Rücken und stütze den Kopf. Lehne dich sanft darüber zurück, versetze sie ein wenig und wiederhole.|Über den unteren Rücken rollen|Den Kopf hängen lassen
Downward dog|Hebe aus dem Vierfüßlerstand die Hüfte hoch. Drücke die Hände in den Boden, mach den Rücken lang und beuge die Knie nach Bedarf.|Der Rücken wird rund|Die Schultern an den Ohren
Cobra stretch|Liege auf dem Bauch, die Hände neben der Brust. Drücke dich sanft hoch, bis du vorn die Dehnung spürst, die Hüfte bleibt unten.|Die Schultern an den Ohren|Den unteren Rücken zwingen
Sun salutation|Strecke dich hoch, beuge dich vor, geh in den Stütz, senke dich, hebe die Brust, drücke dich in den Hund nach unten und steig wieder vor. Folge dem Atem.|Zu hastig sein|Die Luft anhalten
Pelvic tilt|Liege auf dem Rücken, die Knie gebeugt. Drücke den unteren Rücken sanft in den Boden, halte und lass los.|Die Hüfte anheben|Die Luft anhalten
Heel slide|Liege auf dem Rücken und zieh eine Ferse über den Boden zu dir, so weit es gut tut. Schiebe sie langsam zurück.|Das Knie zwingen|Die Ferse anheben
Straight leg raise|Liege auf dem Rücken, ein Knie gebeugt. Spanne den anderen Oberschenkel an, hebe das gestreckte Bein auf Höhe des Knies und senke langsam.|Das Knie beugen|Ins Hohlkreuz gehen
Seated knee extension|Sitze aufrecht auf einem Stuhl und strecke ein Knie. Spanne den Oberschenkel einige Sekunden an und senke langsam.|Sich zurücklehnen|Den Fuß fallen lassen
Thigh squeeze|Liege oder sitze mit einem gestreckten Bein, ein gerolltes Handtuch unter dem Knie. Drücke das Knie hinunter, halte fünf Sekunden und lass los.|Die Luft anhalten|Die Hüfte anheben
Terminal knee extension|Befestige ein Band vor dir in Kniehöhe, lege es um eine Kniekehle und stehe mit leicht gebeugtem Knie. Strecke es gegen den Zug und kehre langsam zurück.|Das Knie hart durchstrecken|Die Hüfte bewegen
Calf stretch|Lehne dich an eine Wand, ein Bein gestreckt hinter dir, die Ferse unten. Halte, beuge dann dieses Knie etwas und halte wieder.|Die Ferse hebt ab|Der Fuß dreht nach außen
Standing quadriceps stretch|Stehe auf einem Bein, halte dich fest und zieh die andere Ferse zum Gesäß. Die Knie bleiben zusammen, das Becken aufgerichtet.|Ins Hohlkreuz gehen|Das Knie weicht zur Seite
Couch stretch|Knie mit einem Schienbein an einer Wand oder einem Sofa, ein Kissen unter dem Knie. Kippe das Becken und richte dich langsam auf, bis du die Dehnung spürst.|Ins Hohlkreuz gehen|Das Knie zwingen
Seated forward fold|Sitze mit gestreckten Beinen und beuge dich aus der Hüfte vor. Beuge die Knie, wenn der Rücken rund wird, und atme.|Mit Gewalt ziehen|Wippen
Butterfly stretch|Sitze mit den Fußsohlen aneinander und lass die Knie sinken. Sitze aufrecht und lehne dich sanft vor.|Die Knie hinunterdrücken|Zusammensinken
Figure-four stretch|Liege auf dem Rücken, ein Knöchel auf dem anderen Knie. Zieh diesen Oberschenkel zu dir und atme.|Das Knie verdrehen|Den Kopf heben
Pigeon stretch|Bring aus dem Vierfüßlerstand ein Schienbein vor dich und strecke das andere Bein nach hinten. Senke dich nur so weit, wie es dem Knie gut geht.|Das Knie zwingen|Auf eine Hüfte rollen
Knee-to-chest stretch|Liege auf dem Rücken und zieh ein Knie zur Brust. Halte, atme und wechsle die Seite.|Den Kopf heben|Stark ziehen
Lying spinal twist|Liege auf dem Rücken, bring ein Knie quer über den Körper und breite die Arme aus. Lass es sinken und atme.|Das Knie hinunterdrücken|Die Schulter anheben
Seated spinal twist|Sitze aufrecht, stelle einen Fuß über das andere Bein und drehe dich zum aufgestellten Knie. Werde mit jedem Einatmen länger.|Zusammensinken|Die Drehung erzwingen
Happy baby|Liege auf dem Rücken und halte die Füße oder Schienbeine, die Knie breit. Schaukle sanft und atme.|Die Hüfte anheben|Verspannte Schultern
Standing side stretch|Strecke einen Arm über den Kopf und neige dich zur anderen Seite. Beide Füße bleiben unten; atme in die offene Seite.|Sich vorbeugen|Die Luft anhalten
Doorway chest stretch|Lege den Unterarm auf Schulterhöhe an einen Türrahmen. Tritt sanft vor, bis du die Brust spürst.|Die Schulter heben|Ins Hohlkreuz gehen
Cross-body shoulder stretch|Zieh einen gestreckten Arm mit dem anderen vor die Brust. Die Schulter bleibt unten; atme.|Die Schulter heben|Den Körper drehen
Triceps stretch|Beuge einen Arm hinter dem Kopf und zieh den Ellbogen sanft mit der anderen Hand.|Ins Hohlkreuz gehen|Den Kopf vorschieben
Neck side stretch|Sitze aufrecht und lass ein Ohr zur Schulter sinken. Lege die Hand auf den Kopf, ohne zu ziehen.|Am Kopf ziehen|Die Schulter heben
Thigh foam rolling|Liege bäuchlings, die Rolle unter den Oberschenkeln. Rolle langsam von der Hüfte bis über das Knie und verweile an festen Stellen.|Über das Knie rollen|Zu hastig sein
Upper back foam rolling|Liege mit der Rolle unter den Schulterblättern und stütze den Kopf. Hebe die Hüfte und rolle langsam über den oberen Rücken.|Über den unteren Rücken rollen|Den Kopf hängen lassen
Legs up the wall|Liege auf dem Rücken, die Beine an der Wand hoch. Lass die Arme fallen und atme langsam.|Die Knie durchzwingen|Auf einer harten Kante liegen
Belly breathing|Liege oder sitze mit einer Hand auf dem Bauch. Atme langsam durch die Nase ein, sodass sich der Bauch hebt, und länger aus.|Die Schultern heben|Zu schnell atmen
Tandem stand|Stelle einen Fuß genau vor den anderen, nahe an einer Wand. Schau auf einen Punkt, halte und wechsle die Füße.|Weit weg von einem Halt stehen|Die Knie durchstrecken
Heel-to-toe walk|Geh auf einer Linie und setze die Ferse jedes Mal direkt vor die Zehen. Bleib nahe an einer Wand und schau nach vorn.|Auf die Füße schauen|Zu hastig sein
Tree pose|Stehe auf einem Bein und lege den anderen Fuß an Wade oder Oberschenkel. Lege die Hände zusammen und schau auf einen Punkt.|Der Fuß drückt aufs Knie|Die Hüfte schiebt zur Seite
Clock reach|Stehe auf einem Bein und tippe mit dem anderen Fuß nach vorn, zur Seite und nach hinten, wie auf einer Uhr. Beuge das Knie etwas und komm jedes Mal zurück.|Das Knie fällt nach innen|Den freien Fuß belasten
Knee raise balance|Halte dich leicht an einem Stuhl und hebe ein Knie auf Hüfthöhe. Halte kurz, senke und wechsle.|Sich auf den Stuhl stützen|Sich zurücklehnen
Warrior pose|Stelle dich weit auseinander, drehe einen Fuß nach außen und beuge dieses Knie darüber. Strecke die Arme aus und schau über die vordere Hand.|Das Knie fällt nach innen|Sich vorbeugen
`;
