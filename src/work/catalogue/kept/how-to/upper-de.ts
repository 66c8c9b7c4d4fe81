export default `
Push-up||Die Hüfte hängt durch|Die Ellbogen stehen gerade ab
Incline push-up||Die Hüfte hängt durch|Eine Auflage, die rutschen kann
Barbell bench press||Die Stange von der Brust abprallen lassen|Die Ellbogen stehen gerade ab
Dumbbell bench press||Die Handgelenke knicken ab|Die Gewichte zusammenschlagen
Incline dumbbell press||Eine zu steile Bank|Sich von der Bank abheben
Dumbbell fly||Die Ellbogen strecken|Zu tief gehen
Dip||Die Schultern wandern zu den Ohren|Tiefer gehen, als die Schultern mögen
Overhead press||Sich zurücklehnen|Die Stange um den Kopf herumdrücken
Dumbbell shoulder press||Ins Hohlkreuz gehen|Auf halber Höhe anhalten
Lateral raise||Mit dem Körper schwingen|Die Schultern hochziehen
Face pull||Zur Brust ziehen|Sich zurücklehnen
Pull-up||Halbe Wiederholungen|Die Beine schwingen
Lat pulldown||Sich weit zurücklehnen|Hinter den Nacken ziehen
Seated cable row||Mit dem Körper schaukeln|Der Rücken wird rund
Bent-over barbell row||Sich bei jedem Zug aufrichten|Der Rücken wird rund
One-arm dumbbell row||Den Körper drehen|Zur Achsel ziehen
Biceps curl||Mit dem Körper schwingen|Die Ellbogen wandern nach vorn
Hammer curl||Mit dem Körper schwingen|Halbe Wiederholungen
Triceps pushdown||Die Ellbogen wandern nach vorn|Sich auf das Gewicht lehnen
Overhead triceps extension||Die Ellbogen gehen auseinander|Ins Hohlkreuz gehen
Farmer carry||Sich vorbeugen|Die Schultern hochziehen
Band pull-apart||Die Schultern hochziehen|Ins Hohlkreuz gehen
Incline barbell bench press|Stelle die Bank auf etwa 30 Grad. Senke die Stange zur oberen Brust, die Schulterblätter hinten, und drücke sie hoch. Nimm Sicherheitsablagen.|Eine zu steile Bank|Die Stange abprallen lassen
Decline barbell bench press|Hake die Füße an einer Negativbank ein. Senke die Stange zur unteren Brust und drücke sie gerade hoch. Lass dir mit der Stange helfen.|Den Kopf heben|Zum Hals hin senken
Close-grip bench press|Fasse die Stange etwa schulterbreit. Senke sie zur unteren Brust, die Ellbogen nah am Körper, und drücke sie hoch.|Die Hände zu eng|Die Ellbogen gehen auseinander
Barbell floor press|Lege dich unter die Stange auf den Boden, mit Sicherheitsstiften oder jemandem, der hilft. Senke sie, bis die Oberarme sanft aufliegen, halte kurz und drücke.|Die Ellbogen fallen lassen|In der Pause die Spannung verlieren
Dumbbell floor press|Lege dich mit gebeugten Knien auf den Boden, in jeder Hand eine Kurzhantel. Senke, bis die Oberarme den Boden berühren, und drücke.|Die Ellbogen fallen lassen|Die Handgelenke knicken ab
Plate squeeze press|Drücke zwei leichte Scheiben vor der Brust zwischen den Handflächen zusammen. Schiebe die Hände gerade nach vorn, ohne nachzulassen, und komm zurück.|Der Druck lässt nach|Die Schultern hochziehen
Smith machine bench press|Stelle die Bank so, dass die Stange über der Mitte der Brust herunterkommt. Löse sie, senke kontrolliert und drücke. Stelle vorher die Anschläge ein.|Die Bank steht falsch|Die Stange abprallen lassen
Machine chest press|Stelle den Sitz so ein, dass die Griffe auf Höhe der Brustmitte sind. Drücke nach vorn, die Schulterblätter hinten, und kehre langsam zurück.|Die Schultern rollen nach vorn|Die Gewichte knallen lassen
Incline machine chest press|Stelle den Sitz so ein, dass die Griffe an der oberen Brust sind. Drücke nach oben vorn, ohne hart durchzustrecken, und kehre langsam zurück.|Der Rücken löst sich vom Polster|Die Schultern hochziehen
Banded chest press|Befestige ein Band auf Brusthöhe hinter dir oder lege es um den Rücken. Drücke beide Hände nach vorn und kehre langsam zurück.|Das Band schnellt zurück|Ins Hohlkreuz gehen
Machine fly|Sitze mit den Ellbogen auf Schulterhöhe. Führe die Griffe vor dir zusammen, spanne an und öffne langsam.|Zu weit öffnen|Sich vorbeugen
Cable fly|Stehe zwischen zwei Kabeln auf Schulterhöhe, einen Fuß vorn. Führe die Hände mit leicht gebeugten Ellbogen zusammen und öffne langsam.|Ein Drücken daraus machen|Zu viel Gewicht
High-to-low cable fly|Stelle die Kabel hoch und lehne dich leicht vor. Führe die Hände vor der Hüfte zusammen und langsam zurück.|Die Ellbogen immer mehr beugen|Mit dem Körper schaukeln
Dumbbell pullover|Liege auf einer Bank und halte eine Kurzhantel über der Brust. Senke sie mit lockeren Ellbogen hinter den Kopf, bis du die Dehnung spürst, und hol sie zurück.|Ins Hohlkreuz gehen|Zu weit nach hinten gehen
Wall push-up|Stehe eine Armlänge vor einer Wand, die Hände daran. Senke die Brust in einer Linie zur Wand und drücke dich weg.|In der Hüfte einknicken|Die Schultern hochziehen
Knee push-up|Knie dich hin, die Hände etwas breiter als die Schultern, von Knie bis Kopf in einer Linie. Senke die Brust und drücke dich hoch.|Die Hüfte bleibt hinten|Der Kopf hängt
Decline push-up|Lege die Füße auf eine feste Bank, die Hände auf den Boden. Senke die Brust in einer Linie und drücke dich hoch.|Die Hüfte hängt durch|Mit geknicktem Nacken nach vorn schauen
Diamond push-up|Lege die Hände unter der Brust aneinander. Senke dich, die Ellbogen nah am Körper, und drücke dich hoch.|Die Ellbogen gehen auseinander|Die Hüfte hängt durch
Wide push-up|Setze die Hände deutlich breiter als die Schultern. Senke die Brust dazwischen und drücke dich in einer Linie hoch.|Die Hände zu weit vorn|Die Hüfte hängt durch
Pike push-up|Hebe die Hüfte hoch, Beine gestreckt, Hände am Boden. Senke den Kopf vor die Hände und drücke dich zurück.|Einen Liegestütz daraus machen|Auf den Kopf fallen
Archer push-up|Setze die Hände sehr weit auseinander. Senke dich zu einer Hand, der andere Arm bleibt gestreckt, drücke dich hoch und wechsle.|Die Hüfte verdrehen|Beide Arme beugen
Pseudo planche push-up|Drehe die Hände leicht nach außen und lehne dich vor, bis die Schultern vor ihnen sind. Senke dich in einer Linie und drücke dich hoch.|Die Vorlage verlieren|Die Hüfte hängt durch
Banded push-up|Lege ein Band über den oberen Rücken und halte die Enden unter den Händen. Mach Liegestütze gegen den Zug, der Körper fest.|Das Band rutscht zum Nacken|Die Hüfte hängt durch
Weighted push-up|Lass dir eine Scheibe auf den oberen Rücken legen. Senke die Brust in einer Linie und drücke dich hoch.|Die Scheibe liegt im Kreuz|Halbe Wiederholungen
Ring push-up|Halte zwei tiefe Ringe und mach den Körper gerade. Senke dich dazwischen, die Ellbogen nah, und drehe die Ringe oben nach außen.|Die Ringe gehen auseinander|Die Hüfte hängt durch
Handstand push-up|Schwinge dich an eine Wand, die Hände etwas breiter als die Schultern. Senke den Kopf langsam auf ein Kissen und drücke dich hoch. Beherrsche vorher den Liegestütz mit hoher Hüfte.|Ins Hohlkreuz gehen|Auf den Kopf fallen
Wall handstand hold|Lauf mit den Füßen die Wand hoch oder schwinge dich sanft auf. Drücke den Boden weg, die Rippen eingezogen, und atme. Komm herunter, bevor du müde wirst.|Gebeugte Ellbogen|Ins Hohlkreuz gehen
Bench dip|Halte die Bankkante neben der Hüfte, die Beine nach vorn. Beuge die Ellbogen etwa bis zum rechten Winkel und drücke dich hoch.|Zu tief gehen|Die Hüfte entfernt sich von der Bank
Chair dip|Stelle einen stabilen Stuhl an die Wand und halte die vordere Kante. Senke dich, die Ellbogen zeigen nach hinten, und drücke dich hoch.|Ein Stuhl, der rutschen kann|Zu tief gehen
Assisted dip|Knie dich auf das Polster und wähle die Hilfe, die du brauchst. Senke dich, bis die Oberarme waagerecht sind, und drücke dich hoch.|Zu viel Hilfe|Die Schultern hochziehen
Weighted dip|Hänge ein Gewicht an einen Gurt und stütze dich auf die Holme. Senke dich kontrolliert, bis die Oberarme waagerecht sind, und drücke dich hoch.|Das Gewicht schwingt|Zu tief gehen
Machine triceps dip|Sitze aufrecht und halte die Griffe neben dir. Drücke nach unten, bis die Arme gestreckt sind, und lass sie langsam steigen.|Die Ellbogen gehen auseinander|Vom Sitz abheben
Seated overhead press|Sitze mit gestütztem Rücken, die Stange an den Schlüsselbeinen. Drücke gerade hoch und senke kontrolliert.|Sich vom Polster abheben|Halbe Wiederholungen
Push press|Halte die Stange auf den Schultern. Beuge die Knie ein wenig und stoße dich hoch, sodass die Beine den Anfang machen, dann strecke die Arme.|Sich beim Eintauchen vorlehnen|Drücken, bevor die Beine fertig sind
Arnold press|Beginne mit den Kurzhanteln vor dem Gesicht, die Handflächen zu dir. Drehe sie beim Drücken nach vorn und beim Senken zurück.|Ins Hohlkreuz gehen|Hastig drehen
Kettlebell press|Halte die Kugel am Unterarm vor der Schulter. Drücke sie mit festem Bauch gerade hoch und senke langsam.|Sich zur Seite neigen|Das Handgelenk knickt ab
Smith machine shoulder press|Stelle eine Bank so, dass die Stange knapp vor dem Gesicht läuft. Drücke sie hoch und senke sie auf Kinnhöhe.|Die Bank zu weit hinten|Ins Hohlkreuz gehen
Machine shoulder press|Stelle den Sitz so ein, dass die Griffe auf Schulterhöhe sind. Drücke hoch, ohne die Schultern zu heben, und senke langsam.|Der Rücken löst sich vom Polster|Die Gewichte knallen lassen
Landmine press|Halte das Ende der Stange an einer Schulter. Drücke sie nach oben vorn, lehne dich leicht hinein und senke langsam.|Sich verdrehen|Ins Hohlkreuz gehen
Banded shoulder press|Stelle dich auf das Band und halte es an den Schultern. Drücke hoch, bis die Arme gestreckt sind, und senke langsam.|Sich zurücklehnen|Das Band rutscht vom Fuß
Water bottle press|Halte in jeder Hand eine gefüllte Flasche auf Ohrhöhe. Drücke hoch, bis die Arme gestreckt sind, und senke langsam.|Ins Hohlkreuz gehen|Zu hastig sein
Cable lateral raise|Stehe seitlich zum unteren Kabel und halte es in der fernen Hand. Hebe den Arm auf Schulterhöhe und senke langsam.|Sich wegneigen|Die Schultern hochziehen
Machine lateral raise|Sitze mit den Polstern an den Oberarmen. Hebe die Ellbogen auf Schulterhöhe und senke langsam.|Höher als die Schultern heben|Die Schultern hochziehen
Banded lateral raise|Stelle dich auf das Band und halte die Enden. Hebe beide Arme seitlich auf Schulterhöhe und senke langsam.|Schwung holen|Die Schultern hochziehen
Water bottle lateral raise|Halte in jeder Hand eine Flasche. Hebe die Arme mit lockeren Ellbogen seitlich auf Schulterhöhe und senke langsam.|Schwung holen|Die Schultern hochziehen
Front raise|Halte leichte Kurzhanteln vor den Oberschenkeln. Hebe sie mit fast gestreckten Armen auf Schulterhöhe und senke langsam.|Mit dem Körper schwingen|Zu hoch heben
Plate front raise|Halte eine Scheibe an den Seiten. Hebe sie mit lockeren Ellbogen auf Schulterhöhe und senke langsam.|Sich zurücklehnen|Schwung holen
Rear delt fly|Beuge dich mit geradem Rücken vor und lass die Kurzhanteln hängen. Hebe die Arme zur Seite und senke langsam.|Sich bei jeder Wiederholung aufrichten|Wie beim Rudern ziehen
Cable rear delt fly|Kreuze zwei Kabel auf Schulterhöhe, je eines in der anderen Hand. Öffne die Arme weit und kehre langsam zurück.|Sich zurücklehnen|Die Ellbogen beugen
Reverse machine fly|Sitze mit der Brust zum Polster und halte die Griffe auf Schulterhöhe. Öffne die Arme nach hinten und kehre langsam zurück.|Die Schultern hochziehen|Am Gewicht reißen
Upright row|Halte die Stange etwas breiter als schulterbreit. Hebe die Ellbogen höchstens auf Schulterhöhe, die Stange nah am Körper, und senke.|Ein enger Griff|Die Ellbogen zu hoch heben
Cable external rotation|Stehe seitlich zum Kabel, der Ellbogen gebeugt an der Seite. Drehe den Unterarm nach außen und langsam zurück.|Der Ellbogen löst sich von der Seite|Den Körper drehen
Banded external rotation|Halte ein Band, der Ellbogen gebeugt an der Seite, ein Handtuch darunter. Drehe den Unterarm nach außen und langsam zurück.|Der Ellbogen löst sich von der Seite|Das Handgelenk beugen
Side-lying external rotation|Lege dich auf die Seite, der obere Ellbogen gebeugt auf den Rippen. Hebe eine leichte Kurzhantel, indem du den Unterarm hochdrehst, und senke langsam.|Zu viel Gewicht|Der Ellbogen hebt ab
Rope pushdown|Halte ein Seil am oberen Kabel, die Ellbogen an den Seiten. Drücke nach unten, zieh die Enden unten auseinander und kehre langsam zurück.|Die Ellbogen wandern|Sich über das Seil lehnen
Cable overhead triceps extension|Stehe mit dem Rücken zum Kabel, das Seil hinter dem Kopf. Strecke die Arme nach vorn oben und kehre langsam zurück.|Die Ellbogen gehen auseinander|Ins Hohlkreuz gehen
Banded pushdown|Befestige ein Band über dir und halte es, die Ellbogen an den Seiten. Drücke nach unten, bis die Arme gestreckt sind, und kehre langsam zurück.|Die Ellbogen wandern|Eine schwache Befestigung
EZ-bar skull crusher|Liege auf einer Bank, die Stange über den Schultern. Beuge nur die Ellbogen, senke die Stange hinter den Scheitel und strecke die Arme.|Die Ellbogen gehen auseinander|Zu schnell zum Gesicht senken
Dumbbell skull crusher|Liege auf einer Bank, die Kurzhanteln über dir, die Handflächen zueinander. Beuge die Ellbogen, senke sie neben den Kopf und strecke die Arme.|Die Oberarme schwingen|Die Ellbogen gehen auseinander
Triceps kickback|Beuge dich vor, der Oberarm liegt an der Seite. Strecke den Ellbogen nach hinten, spanne an und beuge langsam.|Der Oberarm sinkt ab|Schwung holen
Machine triceps extension|Stelle den Sitz so ein, dass die Oberarme auf dem Polster liegen. Strecke die Arme und kehre langsam zurück.|Die Ellbogen heben ab|Die Gewichte knallen lassen
Bodyweight triceps extension|Halte die Kante einer festen Bank und geh mit den Füßen zurück. Beuge die Ellbogen, bis der Kopf unter die Hände taucht, und strecke sie.|Die Hüfte hängt durch|Die Ellbogen gehen auseinander
Chin-up|Hänge mit den Handflächen zu dir, schulterbreit. Zieh dich hoch, bis das Kinn über der Stange ist, und senke dich bis zu gestreckten Armen.|Halbe Wiederholungen|Die Beine schwingen
Neutral-grip pull-up|Hänge an parallelen Griffen, die Handflächen zueinander. Zieh die Brust hoch und senke dich ganz.|Oben die Schultern hochziehen|Schwung holen
Weighted pull-up|Hänge ein Gewicht an einen Gurt. Zieh dich hoch, bis das Kinn über der Stange ist, und senke dich langsam. Steigere in kleinen Schritten.|Halbe Wiederholungen|Das Gewicht schwingt
Assisted pull-up|Knie dich auf das Polster und wähle die Hilfe, die du brauchst. Zieh dich hoch, bis das Kinn an den Griffen ist, und senke dich ganz.|Zu viel Hilfe|Halbe Wiederholungen
Banded pull-up|Schlinge ein starkes Band um die Stange und stelle einen Fuß oder ein Knie hinein. Zieh dich hoch, senke dich langsam und steig vorsichtig heraus.|Im Band federn|Das Band schnellen lassen
Negative pull-up|Steig oder spring hoch, bis das Kinn über der Stange ist. Senke dich so langsam wie möglich bis zu gestreckten Armen.|Sich auf der letzten Hälfte fallen lassen|Zu viele machen
Scapular pull-up|Hänge mit gestreckten Armen. Zieh die Schulterblätter nach unten, sodass der Körper etwas steigt, halte kurz und lass langsam nach.|Die Ellbogen beugen|Schwung holen
Dead hang|Hänge mit gestreckten Armen an einer Stange und atme ruhig. Die Schultern bleiben leicht aktiv; komm herunter, bevor der Griff nachgibt.|Sich von der Stange fallen lassen|Die Luft anhalten
Muscle-up|Zieh dich kräftig hoch, bis die Stange an der unteren Brust ist, rolle die Handgelenke darüber und drücke dich in den Stütz. Beherrsche vorher Klimmzüge und Barrenstütze.|Ein Ellbogen kommt zuerst|Wildes Schwingen
Tuck front lever|Hänge, zieh die Knie zur Brust und zieh mit gestreckten Armen, bis der Rücken waagerecht ist. Halte und atme.|Die Arme beugen|Die Hüfte sinkt
Inverted row|Lege dich unter eine auf Hüfthöhe gesicherte Stange und hänge mit geradem Körper. Zieh die Brust zur Stange und senke dich langsam.|Die Hüfte hängt durch|Eine Stange, die nicht gesichert ist
Ring row|Halte die Ringe und lehne dich mit geradem Körper zurück. Zieh, bis die Hände an den Rippen sind, und senke dich langsam. Je weiter vorn die Füße, desto schwerer.|Die Hüfte hängt durch|Die Schultern hochziehen
Wide-grip lat pulldown|Fasse weit, die Oberschenkel unter dem Polster. Zieh die Stange zur oberen Brust und lass sie langsam steigen.|Hinter den Nacken ziehen|Sich weit zurücklehnen
Close-grip lat pulldown|Halte einen engen Griff, sitze aufrecht und zieh ihn zur oberen Brust, die Ellbogen nah am Körper. Kehre langsam zurück.|Schaukeln|Die Schultern nach vorn runden
Reverse-grip lat pulldown|Halte die Stange mit den Handflächen zu dir. Zieh sie zur oberen Brust, die Ellbogen an den Seiten, und kehre langsam zurück.|Die Handgelenke beugen|Sich zurücklehnen
Banded lat pulldown|Befestige ein Band hoch oben und knie dich darunter. Zieh die Hände zu den Schultern und kehre langsam zurück.|Eine schwache Befestigung|Ins Hohlkreuz gehen
Straight-arm pulldown|Stehe vor dem oberen Kabel und lehne dich etwas vor. Drücke die Stange mit gestreckten Armen zu den Oberschenkeln und kehre langsam zurück.|Die Ellbogen beugen|Mit dem Körper schaukeln
Pendlay row|Beginne jede Wiederholung mit der Stange am Boden, der Rücken waagerecht. Zieh sie schnell zu den unteren Rippen und setze sie ab.|Den Oberkörper heben|Der Rücken wird rund
T-bar row|Stehe über der Stange oder lehne dich ans Polster, der Rücken gerade. Zieh den Griff zu den Rippen und senke langsam.|Sich bei jedem Zug aufrichten|Der Rücken wird rund
Landmine row|Stehe über dem Ende der Stange, beuge dich vor und halte es mit beiden Händen. Zieh es zur Brust und senke langsam.|Der Rücken wird rund|Reißen
Bent-over dumbbell row|Beuge dich vor, in jeder Hand eine Kurzhantel. Zieh beide zur Hüfte und senke sie langsam, der Körper bleibt ruhig.|Der Rücken wird rund|Die Schultern hochziehen
Chest-supported dumbbell row|Lege dich bäuchlings auf eine schräge Bank. Zieh die Kurzhanteln zur Hüfte, spanne an und senke ganz.|Die Brust anheben|Die Schultern hochziehen
Kettlebell row|Stütze eine Hand auf eine Bank oder den Oberschenkel und beuge dich vor. Zieh die Kugel zur Hüfte und senke langsam.|Den Körper drehen|Der Rücken wird rund
Renegade row|Stütze dich im Liegestütz auf zwei Kurzhanteln, die Füße breit. Zieh eine zu den Rippen, ohne die Hüfte zu kippen, und wechsle.|Die Hüfte verdrehen|Hanteln, die wegrollen
Machine row|Stelle das Brustpolster so ein, dass du die Griffe gerade erreichst. Zieh die Ellbogen zurück, spanne an und kehre langsam zurück.|Die Brust löst sich vom Polster|Die Schultern hochziehen
Single-arm cable row|Sitze oder stehe vor dem Kabel. Zieh einen Griff zur Seite, ohne dich zu drehen, und kehre langsam zurück.|Sich verdrehen|Die Schultern hochziehen
Banded row|Befestige das Band vor dir oder lege es um die Füße. Zieh die Hände zu den Rippen und kehre langsam zurück.|Der Rücken wird rund|Das Band rutscht von den Füßen
Jerrycan row|Stütze eine Hand auf etwas Festes und beuge dich vor. Zieh einen geschlossenen Kanister zur Hüfte und senke ihn langsam.|Den Körper drehen|Der Rücken wird rund
Backpack row|Packe einen Rucksack fest und beuge dich mit geradem Rücken vor. Zieh ihn an den Riemen zum Bauch und senke langsam.|Der Rücken wird rund|Abgenutzte Riemen
Barbell shrug|Halte die Stange vor den Oberschenkeln. Hebe die Schultern gerade hoch, halte kurz und senke langsam.|Die Schultern rollen|Die Ellbogen beugen
Dumbbell shrug|Halte Kurzhanteln an den Seiten. Hebe die Schultern gerade hoch, halte kurz und senke langsam.|Die Schultern rollen|Den Kopf vorschieben
Banded face pull|Befestige ein Band auf Gesichtshöhe. Zieh es mit hohen Ellbogen zu den Augen, drehe die Hände nach außen und kehre zurück.|Sich zurücklehnen|Die Ellbogen sinken lassen
Prone Y raise|Liege auf dem Bauch, die Arme als Y gestreckt, die Daumen oben. Hebe die Arme mit den Schulterblättern und senke langsam.|Ins Hohlkreuz gehen|Die Schultern hochziehen
Barbell curl|Halte die Stange mit den Handflächen nach oben, die Ellbogen an den Seiten. Beuge die Arme bis zur Brust und senke ganz.|Mit dem Körper schwingen|Die Ellbogen wandern nach vorn
EZ-bar curl|Fasse die schrägen Teile der Stange. Beuge die Arme, ohne die Ellbogen zu bewegen, und senke langsam.|Mit dem Körper schwingen|Die Handgelenke beugen
Preacher curl|Lege die Oberarme auf das Polster. Beuge die Arme und senke die Stange langsam, bis sie fast gestreckt sind.|Das Gewicht fallen lassen|Die Ellbogen heben ab
Incline dumbbell curl|Lehne dich auf einer schrägen Bank zurück und lass die Arme hängen. Beuge sie, ohne die Ellbogen zu bewegen, und senke ganz.|Die Schultern rollen nach vorn|Schwung holen
Alternating dumbbell curl|Stehe mit einer Kurzhantel in jeder Hand. Beuge einen Arm und drehe die Handfläche nach oben, senke ihn und wechsle.|Schwanken|Halbe Wiederholungen
Concentration curl|Sitze, einen Ellbogen innen am Oberschenkel. Beuge den Arm zur Schulter und senke ganz.|Mit dem Körper schwingen|Mit dem Bein nachhelfen
Zottman curl|Beuge die Arme mit den Handflächen nach oben. Drehe sie oben nach unten, senke langsam und drehe zurück.|Zu viel Gewicht|Hastig drehen
Cable curl|Stehe vor dem unteren Kabel, die Ellbogen an den Seiten. Beuge die Arme und senke langsam.|Sich zurücklehnen|Die Ellbogen wandern nach vorn
Rope hammer curl|Halte ein Seil am unteren Kabel, die Handflächen zueinander. Beuge die Arme bei ruhigen Ellbogen und senke langsam.|Schwung holen|Die Handgelenke beugen
Banded curl|Stelle dich auf das Band und halte die Enden. Beuge die Arme zu den Schultern und senke langsam.|Das Band rutscht vom Fuß|Sich zurücklehnen
Water bottle curl|Halte in jeder Hand eine gefüllte Flasche. Beuge die Arme, die Ellbogen an den Seiten, und senke langsam.|Schwung holen|Zu hastig sein
Reverse curl|Halte die Stange mit den Handflächen nach unten. Beuge die Arme mit geraden Handgelenken und senke langsam.|Die Handgelenke beugen|Die Ellbogen gehen auseinander
Wrist curl|Lege die Unterarme auf die Oberschenkel, die Handflächen oben. Lass das Gewicht zu den Fingern rollen und beuge die Handgelenke.|Die Arme bewegen|Zu viel Gewicht
Reverse wrist curl|Lege die Unterarme auf die Oberschenkel, die Handflächen unten. Hebe die Handrücken und senke langsam.|Die Arme bewegen|Zu viel Gewicht
Plate pinch|Klemme eine oder zwei Scheiben zwischen Daumen und Finger. Stehe aufrecht, halte und setze sie ab, bevor sie rutschen.|Die Füße unter den Scheiben|Sich vorbeugen
Towel wringing|Halte ein gerolltes Handtuch mit beiden Händen vor dir. Drehe es, als würdest du es auswringen, halte und wechsle die Richtung.|Die Schultern hochziehen|Die Luft anhalten
`;
