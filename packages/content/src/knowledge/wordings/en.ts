/** Wordings in which buyers ask on a phone, by entry, beside those that stand with the entries. They are searched but never shown. */
export const wordings: Readonly<Record<string, string>> = {
  "warranty.general":
    "whats covered and for how long, do i get a guarantee with it, how many months guarantee, is there a warrenty, what if it breaks in the first year, how long are you responsible for it, what warranty do you give on the machine, two year warranty?, what happens if something breaks in month 10, is one year guarantee standard, cover period for the machine, how good is the aftersales cover, whats guaranteed and what isnt",
  "warranty.tube":
    "does the guarantee include the glass tube, tube died after 3 months is it covered, tube warranty separate or same, how many months on the tube, is the source covered as well, free replacement tube, if the tube burns out do you replace it, glass tube gone after half a year who pays, tube guarantee months, laser tube died early, does the year cover include the tube, tube cover shorter than machine",
  "warranty.excluded":
    "is a scratched lens covered, i broke it myself is that covered, what voids the warranty, does the warranty cover lenses, is accidental damage included, exclusions of the guarantee, i dropped it will you fix it for free, would cutting the wrong stuff void my warranty, do you cover wear parts, operator error covered, my worker crashed the head who pays, scratched optics claim, water damage claim, what isnt your problem, do you refuse claims",
  "warranty.extended":
    "can i get longer cover, extra years of warranty, can we extend the guarantee, prolong the warranty, warranty upgrade, care plan for the machine, second year of cover, five year cover, buy more guarantee, insurance against breakdown",
  "warranty.parts":
    "how fast do you send spares, delivery time of a spare belt, replacement lens how many days, can i order a single nozzle, how quick will a new part get to me, when do parts ship, need a new belt how long, parts in stock?, how long to get a new motor, spares turnaround, how many days for a new nozzle, belt snapped need one fast, can i get consumables from you, order one mirror, do i have to order ten lenses",
  "warranty.report":
    "my machine stopped working, it broke down what now, who do i tell when it is broken, it wont turn on any more, how to get it repaired, something is wrong with my laser, error on the machine who helps, beam is gone who do i call, what info do you need when it breaks, machine is dead, machine dead need help, stopped mid job error, who do i ring when it fails, it makes a strange noise and stops, wont home any more, how do i open a ticket, log a fault",
  "warranty.contract":
    "from what date does the guarantee run, when does the warranty start counting, who pays postage for a repair, does it start at delivery or purchase, guarantee valid in my country, does cover start on the invoice date, return freight for a broken part, is the guarantee worldwide",
  "warranty.arrived":
    "the crate arrived cracked, box was smashed on arrival, it came broken, panel is cracked out of the crate, damaged by the carrier, glass was broken when we opened it, the shipper dented it, transport damage, box was wet and dented, glass smashed in transit, something rattles after delivery, crate fell off the truck, missing parts in the box",
  "service.training":
    "do you install it for us, will someone come and set it up, does a technician come to us, do you train our staff, who teaches us to use it, training in english, onsite installation, is installation in the price, commissioning by your engineer, course for the operators, will a technician visit us, who unpacks and levels it, course for my staff, is setup part of the deal, do we get shown how, introduction day, teach my apprentices, video call training",
  "service.paid":
    "do i pay for a visit, is a repair free after the warranty, what does a technician visit cost, charge for call out, do you charge for training, repairs after the first year, cost of a call out, hourly rate of your engineer, service contract price, repair bill after two years, is a visit charged",
  sample:
    "how do i get a sample cut, can you make me a trial piece, i want to see a result on my own stuff, send you my material to try, apply for a test cut, can you engrave my logo as a sample, proof piece before buying, what do i write in the sample form, try my own wood on your machine first, want proof before i spend, make me one to look at, can i see my design done, do a trial for us, show me the finish on my parts, prove it works on my leather, cut my file as a demo, i need to see the result before the boss signs",
  "sample.upload":
    "can i attach a cdr to the sample form, how big may the attachment be, max file size of the upload, does the form take pdf, attach ai file to the request, can i upload a zip with several files, file limit mb, which formats can i send with the sample request, the form wont take my dxf, attachment limit, can i attach a zip, form rejects my file, upload over ten megabytes, does the form accept step, attach pictures to the request",
  "sample.material":
    "how many pieces do i send you for the test, how much stuff do i post for a sample, what size of material for the trial, how many spare pieces for a test, where do i send my material, can i just post you the material, how many blanks should i post you, size of the test sheet, where to post my parts, address for test material, do you need my material for the trial",
  "sample.cost":
    "is the test cut free, do i pay for a sample, price of a sample, how long till i get the sample back, days for a test piece, who pays the postage of the sample, turnaround of samples, is the trial charged, free sample?, how many days until i get the test back, who pays the courier for the test, do you bill samples",
  "sample.refused":
    "what wont you test, can you test pvc for me, materials you refuse to sample, which samples do you turn down, what wont you trial, will you test vinyl for me, will you run my unknown plastic",
  finance:
    "pay in rates, can we pay over 12 months, spread the cost, hire purchase, do you do credit, pay next budget year, deposit and then monthly, buy now pay later, lease it, school pays in two budget years, pay it off over two years, can i lease, is hire purchase possible, spread payments, deposit now rest later, credit terms for schools, payment in three parts",
  partner:
    "i want to sell your machines, distributor for my country, become a reseller, agency in my region, wholesale, can i represent you, dealership conditions, we are integrators can we work with you, resell in brazil, represent you in my country, be your distributor, sell your lasers in my shop, reseller discount program, we are a machinery dealer, agency agreement",
  "partner.roles":
    "what does the dealer do and what do you do, who installs it at the customer the dealer or you, who does service as a dealer, do i have to train customers as dealer, who answers service calls you or the dealer, who trains the end customer, who does repairs in my territory, what is expected from a reseller, split of work with the dealer",
  "partner.stock":
    "must dealers buy stock, do i need a demo machine as dealer, minimum purchase for dealers, how many machines must a reseller keep, demo unit for dealers, stock obligation, do i need to keep machines on the shelf, minimum order for resellers, showroom unit needed, demo unit terms",
  "partner.pictures":
    "can dealers use your photos, images for my shop, may we put your pictures on our website, can i use your datasheets on my site, logo and photos for our catalogue, press pictures, copyright of the pictures, your photos on my webshop, press images, may we reuse your renders, logo and images for our catalogue",
  buy: "how do i place an order, can i order online, i want to get one how, where is the basket, checkout, how does ordering work, get a quote, send me an offer, take my order, ready to purchase what now, where do i place an order, put one in the basket, is there a web shop, i want one how do i order, proforma please, send me a quotation",
  "contact.all":
    "how can i reach you, your contact details, who do i write to, talk to a human, can i speak to somebody, how do i reach a human, give me your details, ways to get hold of you, someone call me back",
  "contact.sales":
    "phone of the sales team, who sells, number to ring about buying, sales hotline, speak to a salesman, number for orders, talk to a seller, phone someone about buying, whatsapp number for sales",
  "contact.service":
    "number for support, helpline, hotline for broken machines, technical support phone, customer care number, phone number of the service people, hotline for faults",
  "contact.email":
    "your mail, e-mail adress, where do i mail photos to, send you a mail, mail address please, where do i write to, send photos to which mail",
  "contact.address":
    "where are you based, can i come by and see one, visit your showroom, which city are you in, want to see a machine running, which country are you from, address for visitors, where is it made, can i come and see it, showroom?, where is the factory, visit you, pick up from you",
  "contact.hours":
    "when is someone in the office, can i call on sunday, until what time can i ring, which time zone, weekend support, when do you answer the phone, are you in on sundays, office hours, open on holidays, what time zone are you, is someone there at 7 pm",
  "downloads.software":
    "install file, where is the installer, download lightmaker studio, how do i get the program, lost the software cd, software update, reinstall the software on a new pc, link for the program, install file for my pc, studio setup exe, get the app, where is the driver, trial of the software",
  "downloads.manuals":
    "lost the handbook, instruction book pdf, manual in english, user guide pdf, need a new manual, manual in spanish, where are the instructions, handbook of the machine, instruction book, lost my manual, manual in german, documentation for the 640, printed instructions",
  "downloads.specifications":
    "pdf data sheet, spec sheet of all models, brochure with all figures, technical data pdf, full specification table, data sheet pdf, technical data to print, sheet for my architect, brochure, catalogue pdf",
  "downloads.guides":
    "tutorials, video course, how to use it guide, printable maintenance guide, operation guide for wood, lessons, instructions by material, any videos, step by step for beginners, tutorial, first steps guide, checklist to print, how to instructions for acrylic",
  "downloads.drawings":
    "practice files, template files, box template, test grid file, something to cut first, ready made files, kerf comb file, free files to cut, starter projects, test pattern to download, practice designs, sample svg",
  "software.studio":
    "what program do i draw with, which app runs it, name of the software, software to design, can i control it with lightburn, corel draw instead, inkscape, what program drives it, do i need illustrator, name of the app that runs it, which cad comes with it, does it come with software, how do i send a job",
  "software.mobile":
    "app on android, iphone app, run it from a tablet, edit drawings on the phone, start from my mobile, is there a mobile app, start a job from the phone, ios app, android app, control by phone, edit on my mobile, tablet app",
  "software.cloud":
    "whats the cloud for, do my files go to a cloud, share drawings between machines, store drawings online, same file on two computers, sync between pcs, is my drawing backed up, are my drawings stored online, share files between two machines, login on another computer, sync designs, where are jobs saved",
  formats:
    "what files does it eat, can it read dxf, does it open svg, can i use corel files, import pdf, which image types, does it take plt, jpg ok?, stl or obj, does it take step files, file types, can it open pdf, which files does it swallow, coreldraw cdr, does it read eps, step file ok, what do i export from illustrator, photoshop psd, embroidery dst",
  tubes:
    "how many hours until a new tube, glass or rf life, tube worn out how do i know, how long until the tube is dead, is rf worth it for lifetime, years out of a tube, how many working days does a tube last, when will the tube be finished, life of glass against metal tube",
  clearance:
    "can i push it against the wall, space around the machine, room on the sides, can it stand in a corner, free space at the back, can it stand against a wall, free space round it, how far from the back wall, gap left and right, does it need room behind",
  "first-cut":
    "how soon can we start, up and running how fast, time from box to first piece, when can we use it after delivery, how long to set it up, ready to use straight away, how long till it works after delivery, from box to first part, how soon am i running, can we produce on delivery day, set up time, time till it works",
  maintenance:
    "daily checks, what do i have to do every day, how much upkeep, weekly jobs, cleaning schedule, what needs greasing, care of the machine, maintenance plan, checks before work, upkeep per week, what has to be cleaned and when, how much work is it to look after, service intervals, oil the rails, weekly checks list, what wears out",
  safety:
    "is it safe in a school, can it hurt me, what do i have to watch out for, risks of a laser, safe at home with kids, is it safe to use, is it dangerous, rules for using it, precautions in a shop, what should the kids know, is the laser harmful",
  company:
    "how long have you been going, how many machines have you sold, how big is your firm, are you a manufacturer or trader, since when do you make lasers, your history, can i trust you, how old is the company, are you a real manufacturer, how big are you, who are you, how many machines are out there, are you a trading firm",
  "company.certificates":
    "fda approved, is it ce marked, which class is the laser, iso certified, ul listed, certificate of conformity, rohs, do you have ce, is it class 1, iso certificate, declaration of conformity, certificates for customs, safety class of the laser, ukca",
  news: "your blog, articles, blog, latest articles, whats new, exhibitions this year",
  privacy:
    "do you sell my data, who reads this chat, are my details passed on, is my email safe, gdpr, do you keep the chat, will i get spam, where is my data stored, do you keep what i type, who sees my data, do you sell my address, is this chat recorded",
  "data.delete":
    "remove my data, delete what i typed, forget me, how do i get my details deleted, which data do you have on me, take my email off your list, erase my account, take my details off your list, right to be forgotten, what do you hold about me, stop mailing me",
  "order.freight":
    "who pays shipping, do you ship to canada, who clears customs, delivery costs, freight to my country, vat and customs, can you send it by sea, incoterms, ship to my door, who unloads the lorry, do you export, delivery to africa, who handles import, duties on top, dap or ddp, courier or sea, is shipping included, send one to canada, deliver up to my door, is vat extra",
  "order.steps":
    "how does it go from first mail to running, steps of buying, process from enquiry to delivery, what happens in which order, how does buying from you work, what are the steps to order, how does buying work with you, process from inquiry to delivery, what do you need from me for a quote",
  "drawing-check":
    "can someone look over my drawing, is my file ok for cutting, check my dxf, what is wrong with my file, can you see whether my drawing can be cut, how long will my drawing take to cut, how many parts fit on a sheet, is my svg fine, test my dxf for mistakes, check the file before i order, how long will my part take, how many fit on one sheet, will my design work, look over my drawing, open my file and tell me",
  "room-plan":
    "will it fit in my shop, plan my room, draw my workshop, does it fit through the door, layout of the room, planner for the workshop, will it go up in the lift, does it fit in my garage, plan my workshop, floor plan tool, draw my room, will it go through the door, measure my space",
  "settings.files":
    "lightburn settings, settings library, import settings, power table file, list of settings to download, lightburn library, import your settings, clb file, power table to download, speed and power chart csv, use it with lightburn",
  "files.errors":
    "my drawing comes in 25 times too big, picture is mirrored after import, text is gone after import, the file looks wrong, lines are doubled, dxf imports tiny, parts are missing in my import, wrong scale after opening, shapes are not closed, import goes wrong, shapes are open, everything is 25 times too big, double lines in the file, lines cut twice, drawing comes in tiny, text disappeared after import, scale is off after import",
  comparison:
    "compare machines side by side, table of differences, put two models next to each other, show me only what differs, comparison chart, put models next to each other, compare table, side by side, see differences of two machines",
  "machine.identify":
    "which model do i own, dont know what machine i have, no label on my machine, second hand machine which model is it, where is the type plate, bought it used which one is it, where is the serial",
  "room.mark-m20":
    "can the marker stand in a classroom, does the m20 need its own room, room for the fibre marker, open laser in the workshop, windows in the room of the m20, can people walk past the m20, does the marker need its own room, laser room for the fibre one, can the m20 stand on the shop floor, curtains for the open laser",
  people:
    "can kids use it, may my 14 year old pupils press start, who is allowed to run it, students on their own, can students operate it themselves, age limit, apprentices, do i need a licence, training needed to operate, may visitors stand next to it, is a teacher needed, can children use it, may apprentices run it, who is allowed to use it at school, does the operator need a licence",
  smoke:
    "is the smoke bad for you, do i breathe it in, my eyes water from the smoke, dust in the lungs, healthy to work next to it, mask against the fumes, is the smell bad for you, are fumes toxic, health risk of the dust, breathing laser fumes",
  "purifier.ventilation":
    "purifier instead of a window, with the filter do i still have to open a window, is the purifier enough on its own, filter without ventilation, can the purifier replace a duct, does it filter carbon monoxide, is the filter enough without a window, purifier instead of a chimney, does the air cleaner replace a duct, carbon monoxide",
  "purifier.filter":
    "when do i change the filter, how often a new cartridge, consumables for the purifier, filters how many months, filter is full how do i know, new carbon for the purifier, cartridge life, when do i swap the filter, filter replacement interval, cost of filters, how do i see that the filter is full",
  "accessory.smoke-filter":
    "is there a fume filter, a box that cleans the air, air cleaner, do you sell an extractor, smoke eater, filter unit for indoors, what does the purifier do, box that cleans the smoke, recirculating filter, fume box which models",
  "accessory.rotary-axis":
    "something that turns bottles, engrave round things, roller for tumblers, attachment for cups, engraving pens what do i need, rotary for glasses, does it do cylinders, which machine takes the rotary, attachment for round things, do bottles on it, engrave tumblers, turn a cylinder, for pens and bats, roller attachment, round glass holder",
  accessories:
    "what extras are there, options to buy with it, which attachments, can i get a camera extra, upgrade parts, list of accessories, add ons, options list, what can i add to it, honeycomb and so on",
  "accessories.others":
    "purifier for the 960, does the rotary fit the m20, can i put the rotary on the big one, air cleaner on the rf, accessories for the blue one, rotary for the 960, purifier for 1390, filter unit on the m20, cup device for the blue one",
  "rotary.handle":
    "cup with a handle on the rotary, mug handle in the way, tumbler with a grip, beer stein, coffee cup with handle, mug with an ear, tankard handle in the way, cup with handle on the roller",
  "tube.change":
    "replace the tube on my own, diy tube change, how do i fit a new tube, who changes the tube, is it hard to change the tube, change the laser tube at home, swap the tube on my own, tube replacement by my electrician, who may change the tube, how is a tube changed",
  "water.winter":
    "will the water freeze, freezing garage, cold shed in january, antifreeze in the water, frost in the workshop, drain it over winter, water inside the machine burst, no heating in winter, machine stands in an unheated room, garage freezes, frost in the shop, antifreeze in the tank, pipes freeze at night, drain for the winter",
  "water.hot":
    "water gets warm in summer, cooling water too hot, chiller alarm, overheats, water is 30 degrees, water alarm, cooling water over thirty degrees, overheating, chiller cannot keep up",
  "care.tray":
    "how to empty the crumbs, bits under the bed, clean under the honeycomb, scraps in the tray, sticky honeycomb, cleaning the bed, drawer with the offcuts, empty the waste, dirty honeycomb, drawer full of scraps, clean under the table",
  "care.mirrors":
    "wipe the mirrors, mirrors are dirty, beam out of line, set the mirrors straight, beam off centre, adjust mirrors, mirror dirty, realign the beam, how do i align it",
  "faq.which-series":
    "small or big machine, table model or floor model, desktop or big one for a school, which range is for me, what is the difference aurora radiance, hobby or pro series, small one or big one, desktop or standing, help me choose a series, aurora or radiance for a shop, which line is for me",
  "faq.which-watts":
    "is 60w the laser or the plug, real watts, what does 62 w mean, optical or electric watts, watts on the label, are watts electrical, is 60 w the input, real output power, 62 w or 60 w",
  "faq.other-mains":
    "does it run in the usa, 110v, american socket, will it work in japan, 120 volts, transformer needed, our mains is 220, works in china mains, runs on american voltage, 120 volt country, plug for japan, will it work in the us",
  "faq.mains":
    "what electricity does it need, power outlet, what plug, which socket, breaker size, what fuse, electrician, dedicated circuit, fuse size, power socket, do i need an electrician, dedicated line, amps and volts for my electrician",
  "faq.chiller":
    "extra water cooler, chiller in the box, how is it cooled, do i need a cooling unit, water or air cooled, cw3000, bucket of water for cooling, is a water cooler needed, cooler included, separate cooling box, cw5200 with it",
  "faq.coolant":
    "what water goes in, tap water ok, distilled or normal water, how often to change the water, deionised water, which water goes in, distilled water, antifreeze in the coolant, change the cooling liquid, algae in the tank",
  "faq.exhaust":
    "no window in my room, basement without ventilation, hose out of the window, hole in the wall for the fumes, ventilation needed, cellar, flat without a duct, vent it outside, size of the duct, no outside wall, vent through a window, basement shop fumes, where does the smoke go, chimney needed, duct outside, flat without balcony",
  "faq.weak-extraction":
    "smoke stays inside, fumes hang about, it doesnt suck any more, extraction got worse, the box is full of smoke, smoke comes out of the lid, fan is running but no suction, smells more than before, not pulling the fumes away, fumes stay in the box, smoke comes out at the front, suction is poor, fan runs but still smoke, smells although the fan is on",
  "faq.complete":
    "what else do i have to buy, besides the machine what do i need, shopping list, everything i need to begin, what should be ready before it comes, whats in the box, shopping list besides the machine, whats not in the box, what extra stuff is needed, what comes with it, hidden extras, full kit to start",
  "faq.learning-time":
    "how long to learn it, never used a laser is it difficult, how soon can a beginner use it, is it easy, learning curve, teachers without experience, days of training for staff, how long till my worker knows it, hard to learn, can a newbie run it, how many days of training, no experience, i am not technical",
  "faq.glass-or-rf":
    "worth paying more for rf, rf or glass for photos, why is rf dearer, advantages of rf, glass tube good enough, what is better rf or glass, should i get the rf one, is the metal tube better, pay more for rf, benefit of rf, rf for photos",
  "faq.try-first":
    "can you test my stuff first, try before buying, could you cut me a trial bit, demo on my own material, test cut before i buy, show me it works on my material, can i see it on my stuff before paying, test cut on my material, trial on my samples, prove it first",
  "faq.after-request":
    "how fast do you answer, nobody answered my form, when do you call me back, what happens after i press send, reply time, did you get my form, how do i know you got my message, when do you get back to me, sent a request no answer, who reads my message, did my form arrive",
  "faq.warranty-length":
    "terms of the warranty, warranty conditions, guarantee small print, what are the warranty terms",
  "faq.does-not-cut-through":
    "doesnt cut through any more, it got weaker, cuts were fine yesterday, laser is weak, beam suddenly weak, have to go over it twice now, engraving is faint lately, lost power, no longer gets through, parts hang on, weaker than last month, cuts only half, same settings but not through",
  "faq.tube-life":
    "hours of the tube, how many years does the tube last, life of the glass tube, how long does the source last, will the tube last three years",
  "faq.lens":
    "lens is cloudy, clean the lens with what, how often clean the lens, spots on the lens, replace the lens, lens cleaner, can i use window cleaner, wipe the optic, dirty lens what with, lens cleaning liquid, scratched lens, how to take the lens out",
  "faq.drawing":
    "how do i save my file, prepare my drawing, settings for export from illustrator, what resolution for photos, text to outlines, hairline, dpi for engraving, how should the drawing look, how do i prepare the file, line width for cutting, export settings, colours for cut and engrave, resolution for photos, convert text",
  "faq.wrong-size":
    "pieces are a bit off, hole is too big, joint is loose, not the right size, 0.2 mm missing, dimensions dont match, pieces too small, holes too big, dimension off by 0.2, compensate the beam width, fit too loose, offset for kerf",
  "faq.computer":
    "does it run on a mac, which pc do i need, windows 11, macbook, chromebook, linux, is a computer included, laptop requirements, usb or wifi, do i need a pc, does it need windows, mac ok, which pc, linux computer",
  "faq.long-boards":
    "pass through, push a plank through, two metre board, feed it from the back, long piece of wood, material longer than the machine, back door, board longer than the bed, two metre plank, leave the flap open, feed through with the door open",
  "faq.noise":
    "can neighbours hear it, quiet enough for a library, decibels, does it disturb a class, loudness of the fan, can i talk beside it, noise for neighbours, is it loud, decibel of the machines, can it run at night in a flat",
  "faq.spare-parts":
    "order a spare lens, where do i get parts, what do you need to know for a part, buy a belt, how do i order spares, part number, what should i tell you when i need a part",
  "faq.remote":
    "do you see what i cut, teamviewer, do you connect without asking, remote access, spy on my machine, can your engineer log in, remote help, connect to my pc",
  "faq.minimum-order":
    "is one enough, can i get a single one, smallest order, sell single units, only need one, do i have to buy several, only want one, single unit possible, sell to private persons, one piece order, small quantity",
  "faq.price":
    "how much, what does it cost, price of the small one, ballpark, cheapest, is it expensive, discount, cost in dollars, what will i pay, education discount, how much for the 640, rough price, cost of one, budget needed, price list, is it under 5000, cheapest model, what do you charge",
  "faq.room":
    "how big a room, does it fit in a garage, will the floor hold, weight for the floor, space for the machine, second floor ok, dimensions of the machines, how big are they, fits a 90 cm door, what floor load, heaviest machine for my floor, size of the room, first floor workshop, will wooden floor hold",
  "faq.how-thick":
    "max thickness, how deep does it cut, thickest wood, what can it cut through, how many mm, max depth of cut, thickest stuff, how deep can it go, thickest wood of all, can it do 30 mm",
  "faq.cast-or-extruded":
    "which acrylic to buy, cast or extruded for letters, which perspex engraves white, xt or gs, best acrylic for engraving, which perspex for engraving, frosty engraving sheet, which acrylic sheet to order",
  "faq.plywood":
    "one sheet cuts the next doesnt, new batch of ply wont go through, exterior ply, cheap plywood does not cut, why does my ply not cut, dark spots in plywood dont cut, ply not cutting everywhere, bad spots in plywood, some sheets dont cut, which plywood to buy",
  "faq.settings-of-others":
    "settings from a forum, speeds from the internet, use someone elses settings, parameters from youtube, settings of another brand, settings chart, use settings from a forum, copied values from youtube, speeds someone posted",
  "faq.unknown-plastic":
    "dont know what plastic it is, unmarked plastic, how do i tell which plastic, plastic without a label, mystery plastic, cant tell which plastic, no label on the sheet, plastic without papers",
  "faq.metal-with-co2": "co2 on metal, mark steel with the 530",
  "faq.cut-metal-sheet": "cut sheet steel, does the fibre cut steel, thin metal cut out",
  "faq.glass-and-stone": "cut glass, cut a tile, cut stone, drill glass with the laser, slice slate",
  "faq.clear-acrylic-blue":
    "blue laser and clear acrylic, transparent plastic with the blue one, diode on perspex, why does blue not cut clear",
  "faq.leather":
    "which leather can i use, is chrome leather ok, veg tan or chrome, leather types, safe leather, which hide is allowed, chrome leather, is my leather ok, garment leather, what leather do i buy",
  "unsafe-list":
    "what must i never cut, toxic materials, banned list, dangerous plastics, what not to put in, blacklist, banned stuff, which things are poisonous, list of dangerous materials",
  materials:
    "which materials does it do, what stuff works, what can i make with it, what can i put in, list of stuff it does, which things can be lasered, material list",
  models:
    "how many models, whats in your range, your machines, list of machines, show me all of them, which lasers do you have, whole range, show me your machines, all products, what do you sell, how many types",
  "most.max-speed": "quickest machine, speed champion",
  "most.working-area": "biggest bed, which takes the biggest sheet, biggest work area, longest sheet",
  "most.machine-weight": "which weighs most",
  "most.least-weight": "which weighs least, easiest to carry, smallest weight",
  "most.laser-power": "most powerful, strongest laser, highest watts, most watts",
  "most.cut-thickness": "which cuts thickest, deepest cutter, thickest material of all",
  "practice.wood.edges":
    "burnt edges, brown marks round the edge, black edges on ply, how to get clean edges on wood, scorch marks, smoke stains on wood, edges too dark, less burning, less charring, lighter edges, stop wood burning black, dark edge",
  "practice.wood.kerf": "tight joints in ply, kerf for boxes, slot width for plywood",
  "practice.wood.fumes": "mdf smell, smell of burnt wood, is mdf smoke bad",
  "practice.wood.preparation":
    "warped board, plywood not flat, hold the wood down, board is bent, masking tape on wood, store plywood",
  "practice.wood.finishing":
    "sand after cutting, clean the smoke off wood, remove burn marks, oil the wood after, wipe soot off, brown edges clean, remove soot from wood, tape marks, get the black off",
  "practice.acrylic.edges":
    "frosty edge, edges are not shiny, acrylic edge comes out white, polish acrylic edges, lines on the acrylic edge, clear edge on perspex, ridges on the cut, clear shiny edge, stripes on the edge, cloudy edge, polish acrylic after",
  "practice.acrylic.kerf": "slots in acrylic, tapered edge in thick perspex, acrylic kerf",
  "practice.acrylic.fumes": "acrylic stinks, smell of acrylic, sweet smell when cutting, fumes of perspex",
  "practice.acrylic.preparation":
    "peel the film off, which sheet to buy, is this acrylic or polycarbonate, leave the paper on, tell acrylic from pvc",
  "practice.acrylic.finishing":
    "clean acrylic with alcohol, cracks after cleaning, glue acrylic, crazing, how do i glue perspex, cracks after cleaning with alcohol, glue perspex, fill the engraving with colour",
  "practice.paper.edges": "brown paper edges, paper burns, edges of the invitation go yellow, scorched card",
  "practice.paper.kerf": "how fine can i cut paper, thin bridges in paper, detail in paper cut",
  "practice.paper.fumes": "paper on fire, paper catches fire, smoke stains on paper",
  "practice.paper.preparation": "paper flies away, paper blows about, keep paper flat, hold down paper",
  "practice.paper.finishing": "lift out fine paper cut, weed the paper, pieces fly off",
  "practice.stone.edges": "engraving on slate too pale, contrast on granite, white on slate uneven",
  "practice.stone.kerf": "thinnest line on stone, small letters on slate, how fine on granite",
  "practice.stone.fumes": "stone dust dangerous, dust from slate, do i need a mask for stone",
  "practice.stone.preparation": "wash the slate first, wet stone, prepare slate",
  "practice.stone.finishing":
    "colour the letters in stone, oil the slate, gold paint in engraving, seal the slate",
  "practice.fabric.edges":
    "does it fray, sealed edges, loose threads after cutting, melted edge, polyester edge is hard, scratchy edges",
  "practice.fabric.kerf": "fabric shrinks, allowance for fabric, pieces of cloth too small",
  "practice.fabric.fumes": "burnt hair smell of wool, fabric stinks, smell in the cloth",
  "practice.fabric.preparation":
    "wash fabric first, iron it before, hold fabric flat, care label, creases in the cloth",
  "practice.fabric.finishing":
    "brown edge on cotton, remove the smell from fabric, wash after cutting, charred cotton, singed edges on linen, burnt smell in cloth, brown line on cotton",
  "practice.glass.edges":
    "engraving on glass is rough, chips in the frost, frost not even, glass engraving flakes",
  "practice.glass.kerf": "thinnest line on glass, small text on a glass",
  "practice.glass.fumes": "glass splinters, dust from glass, sharp bits after engraving",
  "practice.glass.preparation":
    "wet paper on glass, soap on the glass, measure a tapered glass, where to start on a glass, prepare the wine glass, centre a logo on a tapered glass, clean glass before, wrap a template round",
  "practice.glass.finishing": "wash the glass after, colour the engraving on glass, loose flakes",
  "practice.metal.edges":
    "black mark on stainless, deep engraving in steel, dark or bright marks, white marking, rub off the mark",
  "practice.metal.kerf":
    "smallest data matrix, smallest qr code, thinnest line of the marker, tiny letters on metal",
  "practice.metal.fumes": "metal dust, fumes from marking, aluminium dust, is marking steel smoky",
  "practice.metal.preparation":
    "clean the part before marking, oily parts, degrease, peel off the film on steel",
  "practice.metal.finishing":
    "rust after engraving, pickle after marking, stainless mark rusts, clean after marking, mark disappears after acid, rust in the engraving, protect the mark",
  "practice.aluminum.edges":
    "white on black anodised, mark on anodised not white, grey marks on aluminium, engraving anodised colour",
  "practice.aluminum.kerf": "small text on anodised, thin lines on aluminium",
  "practice.aluminum.fumes": "aluminium dust fire, smoke from anodised",
  "practice.aluminum.preparation": "finger marks on anodised, film on the aluminium, align the plates",
  "practice.aluminum.finishing": "wipe the dust off anodised, protect bare aluminium",
  "practice.leather.edges": "black edge on leather, soot on leather, leather too dark, light brown engraving",
  "practice.leather.kerf": "leather shrinks, holes in leather, straps come out smaller",
  "practice.leather.fumes":
    "leather smells burnt, get rid of leather smell, stink of leather, stinks of hair, leather smell in the room",
  "practice.leather.preparation": "wet the leather, leather curls, flatten leather, mask leather",
  "practice.leather.finishing":
    "clean soot off leather, oil after engraving, saddle soap, finish leather edges",
  "faq.light-640.1": "how do i get the 640 upstairs, door width for the 640, fits a 75 cm doorway",
  "faq.light-1390.3": "is my concrete slab strong enough, second floor for a 1390, weight on the floor",
  "faq.mark-m20.4":
    "20 30 or 50 watts, how much power for deep marks, which power of the fibre one, do i need 50 w",
  "faq.light-530-rf.3": "rf in a cold shed, unheated garage, condensation on the lens",
};
