// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 701. Acciones de palabra clave

use vademecum_vocab::{Game, Rule};

/// **701** Acciones de palabra clave · Palavras-chave de ação
pub const R701: Rule = Rule::new(Game::Magic, 1458);

/// **701.1**
pub const R701_1: Rule = Rule::new(Game::Magic, 1459);

/// **701.2** Activar · Ativar
pub const R701_2: Rule = Rule::new(Game::Magic, 1460);

/// **701.2a**
pub const R701_2A: Rule = Rule::new(Game::Magic, 1461);

/// **701.3** Anexar · Anexar
pub const R701_3: Rule = Rule::new(Game::Magic, 1462);

/// **701.3a**
pub const R701_3A: Rule = Rule::new(Game::Magic, 1463);

/// **701.3b**
pub const R701_3B: Rule = Rule::new(Game::Magic, 1464);

/// **701.3c**
pub const R701_3C: Rule = Rule::new(Game::Magic, 1465);

/// **701.3d**
pub const R701_3D: Rule = Rule::new(Game::Magic, 1466);

/// **701.4** Lanzar · Conjurar
pub const R701_4: Rule = Rule::new(Game::Magic, 1467);

/// **701.4a**
pub const R701_4A: Rule = Rule::new(Game::Magic, 1468);

/// **701.4b**
pub const R701_4B: Rule = Rule::new(Game::Magic, 1469);

/// **701.5** Contrarrestar · Anular
pub const R701_5: Rule = Rule::new(Game::Magic, 1470);

/// **701.5a**
pub const R701_5A: Rule = Rule::new(Game::Magic, 1471);

/// **701.5b**
pub const R701_5B: Rule = Rule::new(Game::Magic, 1472);

/// **701.6** Crear · Criar
pub const R701_6: Rule = Rule::new(Game::Magic, 1473);

/// **701.6a**
pub const R701_6A: Rule = Rule::new(Game::Magic, 1474);

/// **701.6b**
pub const R701_6B: Rule = Rule::new(Game::Magic, 1475);

/// **701.6c**
pub const R701_6C: Rule = Rule::new(Game::Magic, 1476);

/// **701.7** Destruir · Destruir
pub const R701_7: Rule = Rule::new(Game::Magic, 1477);

/// **701.7a**
pub const R701_7A: Rule = Rule::new(Game::Magic, 1478);

/// **701.7b**
pub const R701_7B: Rule = Rule::new(Game::Magic, 1479);

/// **701.7c**
pub const R701_7C: Rule = Rule::new(Game::Magic, 1480);

/// **701.8** Descartar · Descartar
pub const R701_8: Rule = Rule::new(Game::Magic, 1481);

/// **701.8a**
pub const R701_8A: Rule = Rule::new(Game::Magic, 1482);

/// **701.8b**
pub const R701_8B: Rule = Rule::new(Game::Magic, 1483);

/// **701.8c**
pub const R701_8C: Rule = Rule::new(Game::Magic, 1484);

/// **701.9** Duplicar · Dobrar
pub const R701_9: Rule = Rule::new(Game::Magic, 1485);

/// **701.9a**
pub const R701_9A: Rule = Rule::new(Game::Magic, 1486);

/// **701.9b**
pub const R701_9B: Rule = Rule::new(Game::Magic, 1487);

/// **701.9c**
pub const R701_9C: Rule = Rule::new(Game::Magic, 1488);

/// **701.9d**
pub const R701_9D: Rule = Rule::new(Game::Magic, 1489);

/// **701.9e**
pub const R701_9E: Rule = Rule::new(Game::Magic, 1490);

/// **701.9f**
pub const R701_9F: Rule = Rule::new(Game::Magic, 1491);

/// **701.10** Intercambiar · Permutar
pub const R701_10: Rule = Rule::new(Game::Magic, 1492);

/// **701.10a**
pub const R701_10A: Rule = Rule::new(Game::Magic, 1493);

/// **701.10b**
pub const R701_10B: Rule = Rule::new(Game::Magic, 1494);

/// **701.10c**
pub const R701_10C: Rule = Rule::new(Game::Magic, 1495);

/// **701.10d**
pub const R701_10D: Rule = Rule::new(Game::Magic, 1496);

/// **701.10e**
pub const R701_10E: Rule = Rule::new(Game::Magic, 1497);

/// **701.10f**
pub const R701_10F: Rule = Rule::new(Game::Magic, 1498);

/// **701.10g**
pub const R701_10G: Rule = Rule::new(Game::Magic, 1499);

/// **701.10h**
pub const R701_10H: Rule = Rule::new(Game::Magic, 1500);

/// **701.11** Exilio · Exílio
pub const R701_11: Rule = Rule::new(Game::Magic, 1501);

/// **701.11a**
pub const R701_11A: Rule = Rule::new(Game::Magic, 1502);

/// **701.12** Luchar · Lutar
pub const R701_12: Rule = Rule::new(Game::Magic, 1503);

/// **701.12a**
pub const R701_12A: Rule = Rule::new(Game::Magic, 1504);

/// **701.12b**
pub const R701_12B: Rule = Rule::new(Game::Magic, 1505);

/// **701.12c**
pub const R701_12C: Rule = Rule::new(Game::Magic, 1506);

/// **701.12d**
pub const R701_12D: Rule = Rule::new(Game::Magic, 1507);

/// **701.13** Moler · Triturar
pub const R701_13: Rule = Rule::new(Game::Magic, 1508);

/// **701.13a**
pub const R701_13A: Rule = Rule::new(Game::Magic, 1509);

/// **701.13b**
pub const R701_13B: Rule = Rule::new(Game::Magic, 1510);

/// **701.13c**
pub const R701_13C: Rule = Rule::new(Game::Magic, 1511);

/// **701.13d**
pub const R701_13D: Rule = Rule::new(Game::Magic, 1512);

/// **701.14** Jugar · Jogar
pub const R701_14: Rule = Rule::new(Game::Magic, 1513);

/// **701.14a**
pub const R701_14A: Rule = Rule::new(Game::Magic, 1514);

/// **701.14b**
pub const R701_14B: Rule = Rule::new(Game::Magic, 1515);

/// **701.14c**
pub const R701_14C: Rule = Rule::new(Game::Magic, 1516);

/// **701.14d**
pub const R701_14D: Rule = Rule::new(Game::Magic, 1517);

/// **701.14e**
pub const R701_14E: Rule = Rule::new(Game::Magic, 1518);

/// **701.15** Regenerar · Regenerar
pub const R701_15: Rule = Rule::new(Game::Magic, 1519);

/// **701.15a**
pub const R701_15A: Rule = Rule::new(Game::Magic, 1520);

/// **701.15b**
pub const R701_15B: Rule = Rule::new(Game::Magic, 1521);

/// **701.15c**
pub const R701_15C: Rule = Rule::new(Game::Magic, 1522);

/// **701.16** Mostrar · Revelar
pub const R701_16: Rule = Rule::new(Game::Magic, 1523);

/// **701.16a**
pub const R701_16A: Rule = Rule::new(Game::Magic, 1524);

/// **701.16b**
pub const R701_16B: Rule = Rule::new(Game::Magic, 1525);

/// **701.16c**
pub const R701_16C: Rule = Rule::new(Game::Magic, 1526);

/// **701.16d**
pub const R701_16D: Rule = Rule::new(Game::Magic, 1527);

/// **701.17** Sacrificar · Sacrificar
pub const R701_17: Rule = Rule::new(Game::Magic, 1528);

/// **701.17a**
pub const R701_17A: Rule = Rule::new(Game::Magic, 1529);

/// **701.18** Adivinar · Vidência
pub const R701_18: Rule = Rule::new(Game::Magic, 1530);

/// **701.18a**
pub const R701_18A: Rule = Rule::new(Game::Magic, 1531);

/// **701.18b**
pub const R701_18B: Rule = Rule::new(Game::Magic, 1532);

/// **701.18c**
pub const R701_18C: Rule = Rule::new(Game::Magic, 1533);

/// **701.18d**
pub const R701_18D: Rule = Rule::new(Game::Magic, 1534);

/// **701.19** Buscar · Procurar
pub const R701_19: Rule = Rule::new(Game::Magic, 1535);

/// **701.19a**
pub const R701_19A: Rule = Rule::new(Game::Magic, 1536);

/// **701.19b**
pub const R701_19B: Rule = Rule::new(Game::Magic, 1537);

/// **701.19c**
pub const R701_19C: Rule = Rule::new(Game::Magic, 1538);

/// **701.19d**
pub const R701_19D: Rule = Rule::new(Game::Magic, 1539);

/// **701.19e**
pub const R701_19E: Rule = Rule::new(Game::Magic, 1540);

/// **701.19f**
pub const R701_19F: Rule = Rule::new(Game::Magic, 1541);

/// **701.19g**
pub const R701_19G: Rule = Rule::new(Game::Magic, 1542);

/// **701.19h**
pub const R701_19H: Rule = Rule::new(Game::Magic, 1543);

/// **701.19i**
pub const R701_19I: Rule = Rule::new(Game::Magic, 1544);

/// **701.19j**
pub const R701_19J: Rule = Rule::new(Game::Magic, 1545);

/// **701.20** Barajar · Embaralhar
pub const R701_20: Rule = Rule::new(Game::Magic, 1546);

/// **701.20a**
pub const R701_20A: Rule = Rule::new(Game::Magic, 1547);

/// **701.20b**
pub const R701_20B: Rule = Rule::new(Game::Magic, 1548);

/// **701.20c**
pub const R701_20C: Rule = Rule::new(Game::Magic, 1549);

/// **701.20d**
pub const R701_20D: Rule = Rule::new(Game::Magic, 1550);

/// **701.20e**
pub const R701_20E: Rule = Rule::new(Game::Magic, 1551);

/// **701.20f**
pub const R701_20F: Rule = Rule::new(Game::Magic, 1552);

/// **701.20g**
pub const R701_20G: Rule = Rule::new(Game::Magic, 1553);

/// **701.21** Girar y enderezar · Virar e desvirar
pub const R701_21: Rule = Rule::new(Game::Magic, 1554);

/// **701.21a**
pub const R701_21A: Rule = Rule::new(Game::Magic, 1555);

/// **701.21b**
pub const R701_21B: Rule = Rule::new(Game::Magic, 1556);

/// **701.22** Predestinar · Predestinar
pub const R701_22: Rule = Rule::new(Game::Magic, 1557);

/// **701.22a**
pub const R701_22A: Rule = Rule::new(Game::Magic, 1558);

/// **701.23** Enfrentar · Confrontar
pub const R701_23: Rule = Rule::new(Game::Magic, 1559);

/// **701.23a**
pub const R701_23A: Rule = Rule::new(Game::Magic, 1560);

/// **701.23b**
pub const R701_23B: Rule = Rule::new(Game::Magic, 1561);

/// **701.23c**
pub const R701_23C: Rule = Rule::new(Game::Magic, 1562);

/// **701.23d**
pub const R701_23D: Rule = Rule::new(Game::Magic, 1563);

/// **701.24** Caminar por los planos · Vagar pelos planos
pub const R701_24: Rule = Rule::new(Game::Magic, 1564);

/// **701.24a**
pub const R701_24A: Rule = Rule::new(Game::Magic, 1565);

/// **701.24b**
pub const R701_24B: Rule = Rule::new(Game::Magic, 1566);

/// **701.24c**
pub const R701_24C: Rule = Rule::new(Game::Magic, 1567);

/// **701.24d**
pub const R701_24D: Rule = Rule::new(Game::Magic, 1568);

/// **701.25** Poner en marcha · Acionar
pub const R701_25: Rule = Rule::new(Game::Magic, 1569);

/// **701.25a**
pub const R701_25A: Rule = Rule::new(Game::Magic, 1570);

/// **701.25b**
pub const R701_25B: Rule = Rule::new(Game::Magic, 1571);

/// **701.25c**
pub const R701_25C: Rule = Rule::new(Game::Magic, 1572);

/// **701.26** Abandonar · Abandonar
pub const R701_26: Rule = Rule::new(Game::Magic, 1573);

/// **701.26a**
pub const R701_26A: Rule = Rule::new(Game::Magic, 1574);

/// **701.26b**
pub const R701_26B: Rule = Rule::new(Game::Magic, 1575);

/// **701.27** Proliferar · Proliferar
pub const R701_27: Rule = Rule::new(Game::Magic, 1576);

/// **701.27a**
pub const R701_27A: Rule = Rule::new(Game::Magic, 1577);

/// **701.27b**
pub const R701_27B: Rule = Rule::new(Game::Magic, 1578);

/// **701.28** Transformar · Transformar
pub const R701_28: Rule = Rule::new(Game::Magic, 1579);

/// **701.28a**
pub const R701_28A: Rule = Rule::new(Game::Magic, 1580);

/// **701.28b**
pub const R701_28B: Rule = Rule::new(Game::Magic, 1581);

/// **701.28c**
pub const R701_28C: Rule = Rule::new(Game::Magic, 1582);

/// **701.28d**
pub const R701_28D: Rule = Rule::new(Game::Magic, 1583);

/// **701.28e**
pub const R701_28E: Rule = Rule::new(Game::Magic, 1584);

/// **701.28f**
pub const R701_28F: Rule = Rule::new(Game::Magic, 1585);

/// **701.28g**
pub const R701_28G: Rule = Rule::new(Game::Magic, 1586);

/// **701.29** Detener · Deter
pub const R701_29: Rule = Rule::new(Game::Magic, 1587);

/// **701.29a**
pub const R701_29A: Rule = Rule::new(Game::Magic, 1588);

/// **701.30** Repoblar · Povoar
pub const R701_30: Rule = Rule::new(Game::Magic, 1589);

/// **701.30a**
pub const R701_30A: Rule = Rule::new(Game::Magic, 1590);

/// **701.30b**
pub const R701_30B: Rule = Rule::new(Game::Magic, 1591);

/// **701.31** Monstruosidad · Monstruosidade
pub const R701_31: Rule = Rule::new(Game::Magic, 1592);

/// **701.31a**
pub const R701_31A: Rule = Rule::new(Game::Magic, 1593);

/// **701.31b**
pub const R701_31B: Rule = Rule::new(Game::Magic, 1594);

/// **701.31c**
pub const R701_31C: Rule = Rule::new(Game::Magic, 1595);

/// **701.32** Votar · Votar
pub const R701_32: Rule = Rule::new(Game::Magic, 1596);

/// **701.32a**
pub const R701_32A: Rule = Rule::new(Game::Magic, 1597);

/// **701.32b**
pub const R701_32B: Rule = Rule::new(Game::Magic, 1598);

/// **701.32c**
pub const R701_32C: Rule = Rule::new(Game::Magic, 1599);

/// **701.32d**
pub const R701_32D: Rule = Rule::new(Game::Magic, 1600);

/// **701.33** Fortalecer · Revigorar
pub const R701_33: Rule = Rule::new(Game::Magic, 1601);

/// **701.33a**
pub const R701_33A: Rule = Rule::new(Game::Magic, 1602);

/// **701.34** Manifestar · Manifestar
pub const R701_34: Rule = Rule::new(Game::Magic, 1603);

/// **701.34a**
pub const R701_34A: Rule = Rule::new(Game::Magic, 1604);

/// **701.34b**
pub const R701_34B: Rule = Rule::new(Game::Magic, 1605);

/// **701.34c**
pub const R701_34C: Rule = Rule::new(Game::Magic, 1606);

/// **701.34d**
pub const R701_34D: Rule = Rule::new(Game::Magic, 1607);

/// **701.34e**
pub const R701_34E: Rule = Rule::new(Game::Magic, 1608);

/// **701.34f**
pub const R701_34F: Rule = Rule::new(Game::Magic, 1609);

/// **701.34g**
pub const R701_34G: Rule = Rule::new(Game::Magic, 1610);

/// **701.34h**
pub const R701_34H: Rule = Rule::new(Game::Magic, 1611);

/// **701.35** Apoyo · Suporte
pub const R701_35: Rule = Rule::new(Game::Magic, 1612);

/// **701.35a**
pub const R701_35A: Rule = Rule::new(Game::Magic, 1613);

/// **701.36** Investigar · Investigar
pub const R701_36: Rule = Rule::new(Game::Magic, 1614);

/// **701.36a**
pub const R701_36A: Rule = Rule::new(Game::Magic, 1615);

/// **701.37** Combinar · Fusão
pub const R701_37: Rule = Rule::new(Game::Magic, 1616);

/// **701.37a**
pub const R701_37A: Rule = Rule::new(Game::Magic, 1617);

/// **701.37b**
pub const R701_37B: Rule = Rule::new(Game::Magic, 1618);

/// **701.37c**
pub const R701_37C: Rule = Rule::new(Game::Magic, 1619);

/// **701.38** Incitar · Incitar
pub const R701_38: Rule = Rule::new(Game::Magic, 1620);

/// **701.38a**
pub const R701_38A: Rule = Rule::new(Game::Magic, 1621);

/// **701.38b**
pub const R701_38B: Rule = Rule::new(Game::Magic, 1622);

/// **701.38c**
pub const R701_38C: Rule = Rule::new(Game::Magic, 1623);

/// **701.38d**
pub const R701_38D: Rule = Rule::new(Game::Magic, 1624);

/// **701.39** Espolear · Exaurir
pub const R701_39: Rule = Rule::new(Game::Magic, 1625);

/// **701.39a**
pub const R701_39A: Rule = Rule::new(Game::Magic, 1626);

/// **701.39b**
pub const R701_39B: Rule = Rule::new(Game::Magic, 1627);

/// **701.39c**
pub const R701_39C: Rule = Rule::new(Game::Magic, 1628);

/// **701.39d**
pub const R701_39D: Rule = Rule::new(Game::Magic, 1629);

/// **701.40** Explorar · Explorar (Explore)
pub const R701_40: Rule = Rule::new(Game::Magic, 1630);

/// **701.40a**
pub const R701_40A: Rule = Rule::new(Game::Magic, 1631);

/// **701.40b**
pub const R701_40B: Rule = Rule::new(Game::Magic, 1632);

/// **701.40c**
pub const R701_40C: Rule = Rule::new(Game::Magic, 1633);

/// **701.41** Ensamblar · Montar
pub const R701_41: Rule = Rule::new(Game::Magic, 1634);

/// **701.41a**
pub const R701_41A: Rule = Rule::new(Game::Magic, 1635);

/// **701.42** Escrutar · Vigiar
pub const R701_42: Rule = Rule::new(Game::Magic, 1636);

/// **701.42a**
pub const R701_42A: Rule = Rule::new(Game::Magic, 1637);

/// **701.42b**
pub const R701_42B: Rule = Rule::new(Game::Magic, 1638);

/// **701.42c**
pub const R701_42C: Rule = Rule::new(Game::Magic, 1639);

/// **701.42d**
pub const R701_42D: Rule = Rule::new(Game::Magic, 1640);

/// **701.43** Adaptar · Adaptar
pub const R701_43: Rule = Rule::new(Game::Magic, 1641);

/// **701.43a**
pub const R701_43A: Rule = Rule::new(Game::Magic, 1642);

/// **701.44** Enrolar · Arregimentar †
pub const R701_44: Rule = Rule::new(Game::Magic, 1643);

/// **701.44a**
pub const R701_44A: Rule = Rule::new(Game::Magic, 1644);

/// **701.44b**
pub const R701_44B: Rule = Rule::new(Game::Magic, 1645);

/// **701.44c**
pub const R701_44C: Rule = Rule::new(Game::Magic, 1646);

/// **701.44d**
pub const R701_44D: Rule = Rule::new(Game::Magic, 1647);

/// **701.45** Aprender · Aprender
pub const R701_45: Rule = Rule::new(Game::Magic, 1648);

/// **701.45a**
pub const R701_45A: Rule = Rule::new(Game::Magic, 1649);

/// **701.46** Adentrarse en la mazmorra · Aventurar-se na masmorra
pub const R701_46: Rule = Rule::new(Game::Magic, 1650);

/// **701.46a**
pub const R701_46A: Rule = Rule::new(Game::Magic, 1651);

/// **701.46b**
pub const R701_46B: Rule = Rule::new(Game::Magic, 1652);

/// **701.46c**
pub const R701_46C: Rule = Rule::new(Game::Magic, 1653);

/// **701.46d**
pub const R701_46D: Rule = Rule::new(Game::Magic, 1654);

/// **701.47** Confabular · Confabular †
pub const R701_47: Rule = Rule::new(Game::Magic, 1655);

/// **701.47a**
pub const R701_47A: Rule = Rule::new(Game::Magic, 1656);

/// **701.47b**
pub const R701_47B: Rule = Rule::new(Game::Magic, 1657);

/// **701.47c**
pub const R701_47C: Rule = Rule::new(Game::Magic, 1658);

/// **701.47d**
pub const R701_47D: Rule = Rule::new(Game::Magic, 1659);

/// **701.47e**
pub const R701_47E: Rule = Rule::new(Game::Magic, 1660);

/// **701.48** Abrir una Atracción · Abrir uma Atração †
pub const R701_48: Rule = Rule::new(Game::Magic, 1661);

/// **701.48a**
pub const R701_48A: Rule = Rule::new(Game::Magic, 1662);

/// **701.48b**
pub const R701_48B: Rule = Rule::new(Game::Magic, 1663);

/// **701.48c**
pub const R701_48C: Rule = Rule::new(Game::Magic, 1664);

/// **701.49** Lanzar para visitar tus Atracciones · Rolar para visitar suas Atrações †
pub const R701_49: Rule = Rule::new(Game::Magic, 1665);

/// **701.49a**
pub const R701_49A: Rule = Rule::new(Game::Magic, 1666);

/// **701.50** Convertir · Converter †
pub const R701_50: Rule = Rule::new(Game::Magic, 1667);

/// **701.50a**
pub const R701_50A: Rule = Rule::new(Game::Magic, 1668);

/// **701.50b**
pub const R701_50B: Rule = Rule::new(Game::Magic, 1669);

/// **701.50c**
pub const R701_50C: Rule = Rule::new(Game::Magic, 1670);

/// **701.50d**
pub const R701_50D: Rule = Rule::new(Game::Magic, 1671);

/// **701.50e**
pub const R701_50E: Rule = Rule::new(Game::Magic, 1672);

/// **701.50f**
pub const R701_50F: Rule = Rule::new(Game::Magic, 1673);

/// **701.51** Incubar · Incubar †
pub const R701_51: Rule = Rule::new(Game::Magic, 1674);

/// **701.51a**
pub const R701_51A: Rule = Rule::new(Game::Magic, 1675);

/// **701.51b**
pub const R701_51B: Rule = Rule::new(Game::Magic, 1676);

/// **701.52** El Anillo te tienta · O Anel tenta você
pub const R701_52: Rule = Rule::new(Game::Magic, 1677);

/// **701.52a**
pub const R701_52A: Rule = Rule::new(Game::Magic, 1678);

/// **701.52b**
pub const R701_52B: Rule = Rule::new(Game::Magic, 1679);

/// **701.52c**
pub const R701_52C: Rule = Rule::new(Game::Magic, 1680);

/// **701.52d**
pub const R701_52D: Rule = Rule::new(Game::Magic, 1681);

/// **701.52e**
pub const R701_52E: Rule = Rule::new(Game::Magic, 1682);

/// **701.53** Enfrentar una elección malvada · Enfrentar uma escolha vilanesca †
pub const R701_53: Rule = Rule::new(Game::Magic, 1683);

/// **701.53a**
pub const R701_53A: Rule = Rule::new(Game::Magic, 1684);

/// **701.53b**
pub const R701_53B: Rule = Rule::new(Game::Magic, 1685);

/// **701.53c**
pub const R701_53C: Rule = Rule::new(Game::Magic, 1686);

/// **701.53d**
pub const R701_53D: Rule = Rule::new(Game::Magic, 1687);

/// **701.54** Viajar en el tiempo · Viajar no tempo †
pub const R701_54: Rule = Rule::new(Game::Magic, 1688);

/// **701.54a**
pub const R701_54A: Rule = Rule::new(Game::Magic, 1689);

/// **701.55** Descubrir · Descobrir †
pub const R701_55: Rule = Rule::new(Game::Magic, 1690);

/// **701.55a**
pub const R701_55A: Rule = Rule::new(Game::Magic, 1691);

/// **701.55b**
pub const R701_55B: Rule = Rule::new(Game::Magic, 1692);

/// **701.55c**
pub const R701_55C: Rule = Rule::new(Game::Magic, 1693);

/// **701.56** Enmascarar · Encobrir †
pub const R701_56: Rule = Rule::new(Game::Magic, 1694);

/// **701.56a**
pub const R701_56A: Rule = Rule::new(Game::Magic, 1695);

/// **701.56b**
pub const R701_56B: Rule = Rule::new(Game::Magic, 1696);

/// **701.56c**
pub const R701_56C: Rule = Rule::new(Game::Magic, 1697);

/// **701.56d**
pub const R701_56D: Rule = Rule::new(Game::Magic, 1698);

/// **701.56e**
pub const R701_56E: Rule = Rule::new(Game::Magic, 1699);

/// **701.56f**
pub const R701_56F: Rule = Rule::new(Game::Magic, 1700);

/// **701.56g**
pub const R701_56G: Rule = Rule::new(Game::Magic, 1701);

/// **701.56h**
pub const R701_56H: Rule = Rule::new(Game::Magic, 1702);

/// **701.57** Recabar pruebas · Coletar provas †
pub const R701_57: Rule = Rule::new(Game::Magic, 1703);

/// **701.57a**
pub const R701_57A: Rule = Rule::new(Game::Magic, 1704);

/// **701.57b**
pub const R701_57B: Rule = Rule::new(Game::Magic, 1705);

/// **701.57c**
pub const R701_57C: Rule = Rule::new(Game::Magic, 1706);

/// **701.58** Sospechar · Suspeitar †
pub const R701_58: Rule = Rule::new(Game::Magic, 1707);

/// **701.58a**
pub const R701_58A: Rule = Rule::new(Game::Magic, 1708);

/// **701.58b**
pub const R701_58B: Rule = Rule::new(Game::Magic, 1709);

/// **701.58c**
pub const R701_58C: Rule = Rule::new(Game::Magic, 1710);

/// **701.58d**
pub const R701_58D: Rule = Rule::new(Game::Magic, 1711);

/// **701.59** Rebuscar · Forragear †
pub const R701_59: Rule = Rule::new(Game::Magic, 1712);

/// **701.59a**
pub const R701_59A: Rule = Rule::new(Game::Magic, 1713);

/// **701.60** Manifestar miedo · Manifestar pavor †
pub const R701_60: Rule = Rule::new(Game::Magic, 1714);

/// **701.60a**
pub const R701_60A: Rule = Rule::new(Game::Magic, 1715);

/// **701.60b**
pub const R701_60B: Rule = Rule::new(Game::Magic, 1716);
