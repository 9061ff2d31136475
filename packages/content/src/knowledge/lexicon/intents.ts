/**
 * What combinations of cues ask for. The key names the entries that answer, separated by `|`: the first that exists. `{model}` is
 * the model that the question names; such an entry is left out if it names none. `light-640:` limits an entry to that model.
 Commas separate combinations. Beside the ids of `cues.ts`, `anymaterial` stands for any material that is named, and
 * `attribute:laser-power` for the words of a row.
 */
export const intents: Readonly<Record<string, string>> = {
  "order.steps|faq.price": "quoteinfo, quoteinfo need, quoteinfo what, quoteinfo you need",
  "faq.room": "floorload, floorload machine, floorload can, floorload biggest",

  "buy|finance": "paypal, paypal can, paypal how, paypal you",
  "service.training":
    "install, install you, install who, install training, install can, install free, install machine, training install who, training where, install where",
  "warranty.contract":
    "warranty startday, warranty country, warranty overseas, warranty freight, warranty oftenword startday, freight repair, freight sparepart",
  "warranty.arrived":
    "arrivedbad, arrivedbad lensword, arrivedbad tube, arrivedbad fault, arrivedbad warranty",
  "service.paid":
    "overdue repair you, overdue repair price, overdue you, repair howmuch you, overdue repair, overdue repair howmuch, overdue fault, overdue price, overdue free, repair free, repair price",
  "company.certificates":
    "conformity, conformity you, conformity certificate, conformity company, certificate you, conformity machine",
  "order.freight":
    "overseas country you, tax, tax freight, tax who, tax country, freight country, freight howmuch, freight price, country overseas can, overseas can, overseas, overseas you, overseas ship, overseas country, overseas freight, ship country, freight, freight who, freight you, overseas buyword, buyword country, overseas price",
  "order.steps|faq.after-request": "buyingsteps, buyingsteps how",
  "sample.refused": "refuses, refuses material, refuses sample, refuses tryword, refuses what",
  "sample.cost|sample":
    "sample free, sample need free, tryword free, tryword price, sample price, sample howmuch, sample howlong, sample freight, sample oftenword",
  "sample.material|sample":
    "ship anymaterial you, ship howmuch anymaterial, ship anymaterial howmuch you, ship anymaterial where, emailword anymaterial you, emailword anymaterial howmuch, sample where, sample howmuch material, sample material ship, sample howbig, sample ship where",
  "partner.roles|partner":
    "clientword fault, clientword repair, clientword fault who, clientword repair who, clientword training, clientword install, dealer serviceword, dealer repair, dealer install, dealer who, dealer training, dealer warranty, dealer phoneword serviceword",
  "partner.stock|partner": "holdstock, holdstock dealer, holdstock need, dealer stock",
  "partner.pictures": "pictures, pictures dealer, pictures can, pictures you",
  "drawing-check":
    "checkdrawing, checkdrawing can, checkdrawing you, checkdrawing cut, checkdrawing can you, checkdrawing how, checkdrawing where, checkdrawing free, checkdrawing howlong, checkdrawing cut howlong, checkdrawing online, checkdrawing what",
  "settings.files":
    "libraryword settings, libraryword rivals, libraryword download, libraryword spec, libraryword material, libraryword can",
  "downloads.drawings":
    "practicefiles, practicefiles download, practicefiles where, practicefiles school, practicefiles free, practicefiles you",
  "machine.identify": "identify, identify where, identify machine",
  people:
    "operate minors, operate minors can, operate minors safety, operate who, operate school, operate minors who, operate can who",
  "practice.{material}.fumes|smoke": "smokeharm, smokeharm safety, smokeharm minors, smokeharm exhaustword",
  "practice.{material}.fumes|faq.weak-extraction":
    "smellword cut, smellword engrave, smellword can, smellword",
  "practice.{material}.edges":
    "scorch, scorch edgeword, scorch cut, scorch engrave, polishword, polishword edgeword, scorch why, scorch can",
  "practice.{material}.finishing":
    "fillcolour, fillcolour engrave, fillcolour how, colourfinish engrave how, rusts, rusts engrave, rusts code, crazes, crazes clean, crazes glueup, sootword, sootword clean, sootword how, scorch clean, scorch how clean, glueup, glueup how, scorch how",
  "practice.{material}.preparation":
    "flies, flies cut, flies can, flies why, masking need, masking cut, holdflat how, holdflat cut, holdflat can, masking can",
  "practice.metal.kerf": "unscannable, unscannable code, unscannable why",
  "practice.{material}.kerf|faq.wrong-size":
    "kerf, kerf howbig, kerf howmuch, kerf howwide, kerf what, kerf sheet",
  "purifier.ventilation":
    "purifier window, purifier openword, purifier openword window, coalarm, coalarm need, coalarm purifier, coalarm room, purifier room, purifier withoutvent exhaustword, purifier window need, purifier supply",
  "purifier.filter|accessory.smoke-filter":
    "purifier replace, purifier oftenword, purifier replace oftenword, purifier last, purifier howlong, purifier clean, purifier howlong replace",
  "tube.change": "tube replace self, tube replace who, tube replace how, tube replace self can, tube install",
  "water.winter": "frost waterword, frost coolant, frost chiller, frost tube, frost machine waterword",
  "water.hot": "hotwater, hotwater how, hotwater coolant, hotwater what, hotwater fault",
  "care.tray": "tray fire, tray clean, tray oftenword, tray how, tray how clean",
  "care.mirrors": "align, align how, align lensword, align clean",
  "data.delete": "deletedata, deletedata can, deletedata how, deletedata privacy",
  "{untold}":
    "soldcount, company period, bill, packing, gadget, lampword, maker, bosses, maker tube, maker chiller",
  "warranty.tube": "warranty tube, warranty rfTube, warranty glassTube, warranty sourceword, warranty diode",
  "warranty.excluded":
    "excluded lensword, excluded headword, excluded replace, excluded free, excluded, warranty excluded, warranty lensword, warranty excluded lensword",
  "warranty.extended": "extend, warranty extend",
  "warranty.general|faq.warranty-length":
    "warranty, warranty howlong, warranty machine, warranty fault, warranty repair, warranty free fault, fault howlong free",
  "warranty.parts|faq.spare-parts":
    "partword ship, partword howlong, partword ship howlong, partword buyword, partword stock, partword carrier, lensword howlong, sparepart ship, sparepart howlong, sparepart ship howlong, sparepart buyword, sparepart, sparepart moq, sparepart where, lensword ship, tube ship howlong, sparepart stock, sparepart carrier, lensword carrier, lensword ship howlong",
  "warranty.report":
    "fault, fault repair, repair, fault how, repair machine, fault contactword, fault phoneword, repair contactword, repair how, repair serviceword, repair what, serviceword repair what",
  "sample|faq.try-first":
    "sample anymaterial, sample anymaterial you, sample engrave, sample, sample tryword, sample how, sample material, sample can, tryword material, sample cut",
  "faq.try-first|sample":
    "ship material tryword, tryword ship, ship material cut, tryword can, tryword you, tryword buyword, tryword engrave",
  "sample.upload":
    "sample drawingword, sample drawingword how, ship drawingword, ship drawingword sample, ship drawingword how, accessory howbig, accessory sample howbig, accessory formatsword, upload, upload sample, sample formatsword, upload formatsword, upload howbig, upload what",
  finance:
    "budgetyear, budgetyear pay, budgetyear school, budgetyear instalment, budgetyear can, instalment, instalment pay, pay, pay how, instalment can, instalment price, pay online",
  partner: "dealer, dealer how, dealer you, dealer moq",
  buy: "buyword where, buyword online, buyword how, buyword, buyword can you, buyword what, buyword contactword",
  "contact.all": "contactword, contactword how, contactword you",
  "contact.sales":
    "phoneword, phoneword salesword, salesword contactword, phoneword you, salesword, phoneword what",
  "contact.service":
    "fault phoneword who, hours fault, hours repair, hours serviceword, hours fault phoneword, fault phoneword hours, phoneword serviceword, serviceword contactword, serviceword, phoneword repair, phoneword fault",
  "contact.email": "emailword, emailword you, emailword what, emailword salesword, emailword serviceword",
  "contact.address": "address, address you, address what, address where, you where",
  "contact.hours": "oftenword phoneword can, hours, hours you, hours what, hours company",
  "downloads.software":
    "download, download softwareword, download where, softwareword where, softwareword install, download free",
  "downloads.manuals": "manual, manual download, manual where, manual machine",
  "downloads.specifications": "specsheet, specsheet download, specsheet where, spec download",
  "downloads.guides": "guide, guide where, guide how, guide learn, guide download, guide softwareword",
  "software.studio": "softwareword free, softwareword what, softwareword you",
  "software.mobile": "phoneapp softwareword, phoneapp can, phoneapp how, phoneapp, phoneapp machine",
  "software.cloud": "cloud, cloud for, cloud what, cloud where",
  "faq.light-blue-530.5|faq.computer": "mac, mac computer, mac softwareword, mac can",
  "faq.computer": "computer need, computer what, computer softwareword, computer, computer softwareword what",
  tubes:
    "glassTube rfTube last, rfTube last, glassTube last, glassTube rfTube howlong, tubelife, tubelife compare",
  "faq.glass-or-rf": "glassTube rfTube, glassTube rfTube compare, rfTube worth, glassTube rfTube recommend",
  "faq.light-530-rf.2": "rfTube fast, rfTube fast compare",
  "faq.tube-life": "tube replace, tube replace oftenword, tube last, tube replace howlong",
  "faq.light-960.3": "tube fault, tube fault how",
  clearance:
    "clearance, clearance howmuch, clearance howbig, clearance machine, clearance need, clearance room, clearance doorword",
  "mark-m20:room.mark-m20|light-530:faq.light-530.3|light-640:faq.light-640.1|faq.room":
    "liftword can, liftword carry, liftword can carry, room howbig, room howmuch, room need, room, room what, room machine",
  "faq.light-1390.3|faq.room": "floor model, floor anymaterial, floor, floor howmuch, floor can, floor carry",
  "faq.learning-time":
    "learn, learn howlong, learn training, learn how, training, learn can, learn machine, training howlong, training you, training can, training need, training free",
  "first-cut|faq.learning-time": "firstcut, firstcut howlong, firstcut how, firstcut cut, firstcut learn",
  maintenance:
    "maintain, maintain how, maintain oftenword, maintain what, maintain clean, clean machine oftenword, clean machine",
  "faq.lens": "clean lensword, clean lensword how, lensword how clean",
  safety: "safety, safety machine, safety how, safety what, safety school, safety guide",
  company:
    "company, company you, company howlong, company certificate, certificate you, howlong company you, company howmuch",
  news: "news, news where",
  privacy: "privacy, privacy you, privacy how",
  "safety.goggles.{model}|faq.goggles":
    "goggles, goggles need, goggles machine, goggles safety, goggles lid, goggles can",
  "safety.fire.{model}|faq.fire":
    "fire, fire how, fire machine, fire what, fire lid, fire safety, fire material",
  "safety.goggles.{model}|safety":
    "lid openword, lid openword can, interlock lid, interlock, interlock how, interlock can, lid can, lid openword cut, lid openword interlock",
  "faq.unattended":
    "unattended, unattended can, unattended need, unattended machine, unattended fire, unattended safety",
  "faq.exhaust":
    "exhaustword window, exhaustword need, exhaustword where, withoutvent, exhaustword how, exhaustword window where, window can, exhaustword can, exhaustword withoutvent, exhaustword window need",
  "faq.weak-extraction": "extractionweak, extractionweak why, extractionweak exhaustword, extractionweak how",
  "faq.complete": "complete, complete need, complete buyword, complete machine, complete free",
  "spec.{model}.cooling-system|faq.chiller":
    "chiller, chiller need, chiller free, chiller complete, chiller buyword, chiller price",
  "light-530:faq.light-530.6|light-blue-530:spec.light-blue-530.cooling-system|mark-m20:spec.mark-m20.cooling-system|faq.coolant":
    "coolant, coolant what, coolant oftenword replace, coolant oftenword, coolant replace, coolant howlong, coolant need, waterword replace, waterword replace oftenword, waterword oftenword, waterword what, waterword how replace",
  "faq.price":
    "discountword, discountword dealer, price, price machine, price howmuch, price what, price online, price least, price free, price where, price you, price sparepart, price buyword, price recommend, price worth, price ship",
  "faq.minimum-order": "moq, moq buyword, moq can, moq what, moq buyword can",
  "faq.after-request": "afterrequest, afterrequest howlong, afterrequest how, afterrequest contactword",
  "faq.does-not-cut-through":
    "throughnot, throughnot why, throughnot how, throughnot cut, throughnot fault, throughnot tube, throughnot lensword",
  "files.errors": "lostwords, lostwords drawingword, lostwords why, lostwords wrongsize",
  "faq.drawing": "drawing, drawing how, drawing formatsword, drawing what",
  "faq.wrong-size": "wrongsize, wrongsize why, wrongsize cut, wrongsize kerf",
  "faq.light-1390.2|faq.wrong-size": "fitparts, fitparts kerf, fitparts how, fitparts cut, fitparts fit",
  "faq.noise": "noiseword exhaustword, noiseword",
  "faq.remote": "remote, remote can, remote repair, remote you, remote fault",
  "faq.unknown-plastic":
    "unknownplastic, unknownplastic can, unknownplastic msds, unknownplastic cut, unknownplastic how",
  "faq.cast-or-extruded": "cast extruded, cast extruded compare, cast extruded recommend",
  "faq.clear-acrylic-blue": "diode clear, diode clear cut",
  "faq.light-960.2": "edgeword clear, edgeword cut clear, foggy edgeword, foggy cut, foggy why",
  "faq.settings-of-others":
    "spec internet, settings, settings internet, settings what, settings how, settings cut, settings engrave",
  "faq.long-boards|safety.pass-through.{model}": "longboard openword, longboard openword doorword",
  "safety.pass-through.{model}|faq.long-boards":
    "longboard, longboard how, longboard cut, longboard can, longboard fit, longboard cut how",
  "faq.light-1390.1": "fullsheet, fullsheet fit, fullsheet cut, fullsheet can",
  "series.{group}|models":
    "seriesname allmodels, models, models what, models you, models howmuch, models machine, models series",
  "faq.glass-or-rf|model.light-530-rf": "photo recommend, photo engrave",
  "model.light-blue-530": "tubeless, tubeless recommend",
  "all.cooling-system":
    "tubeless what, tubeless models, tubeless allmodels, tubeless recommend allmodels, tubeless machine what",
  "{unknown}":
    "tradein, tradein price, output, output cut, output engrave, rivals, rivals softwareword, rivals compare, reviews, carrier, carrier price, carrier howlong, carrier howmuch, overseas howlong, country howlong, freight howlong, stock, stock machine, colourfinish what, ship howlong machine, version, version softwareword, version can, lacking, lacking lensword, returns, returns can",
  "{size}": "howbig, howbig machine, howbig model",
  "mark-m20:faq.mark-m20.1":
    "school, school can, school safety, goggles school, school fit, school unattended",
  "{specification}": "spec, spec howmuch, spec model, spec machine, spec what",
  "faq.which-series":
    "series compare, series recommend, series what recommend, seriesname compare, seriesname recommend, seriesname compare recommend",
  "faq.mark-m20.5": "sterilise, sterilise code, sterilise engrave",
  "mark-m20:faq.mark-m20.4": "fiber watts recommend, watts recommend, attribute:laser-power recommend",
  "faq.light-1610.2": "fray, fray cut, fray edgeword",
  "faq.light-1610.3": "carpet cut, carpet can, carpet engrave, carpet",
  "faq.light-960.4": "baremetal sign",
  "faq.light-blue-530.2": "s20 sameword, s20 compare, sameword s20 what",
  "faq.light-530.4": "height3, height3 what",
  "faq.light-530.5":
    "cup rotary fit, rotary diameter, cup diameter, cup rotary diameter, cup rotary howbig, giftbox fit, cup rotary tall",
  "accessory.rotary-axis":
    "cup accessory, cup accessory need, cup accessory buyword, rotary, rotary fitword, rotary for, rotary need, rotary what, cup rotary, cup how, cup engrave, cup engrave can, cup can, rotary accessory, rotary engrave, rotary machine, rotary price",
  "accessory.smoke-filter":
    "purifier, purifier fitword, purifier for, purifier exhaustword, purifier need, purifier what, purifier accessory, purifier machine",
  accessories: "accessory, accessory what, accessory machine, accessory buyword, accessory you",
  "unsafe-list":
    "forbidden, forbidden material, forbidden cut, forbidden what, forbidden safety, forbidden machine, safety material",
  "faq.metal-with-co2": "co2 baremetal, co2 baremetal engrave, co2 baremetal cut, baremetal spray, spray",
  "faq.cut-metal-sheet": "baremetal cut fiber, baremetal cut sheetword, baremetal cut, fiber cut baremetal",
  "faq.which-watts": "opticalorelectrical, opticalorelectrical watts, watts meanword",
  "faq.other-mains":
    "v110, v110 can, v110 need, v110 machine, volts110, volts110 can, volts110 need, volts110 machine, volts110 supply",
  "light-640:faq.light-640.4|light-1610:faq.light-1610.4|faq.mains": "supply, supply need, supply what",
  "faq.plywood": "plywoodword why, plywoodword glue, plywoodword why throughnot, plywoodword throughnot",
  "faq.glass-and-stone": "glassword stoneword, glassword stoneword cut",
  "faq.leather": "leatherword what, leatherword what can",
  "light-530:faq.light-530.5": "cup rotary, cup rotary can, cup fit, cup rotary howbig",
};
