// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 702. Habilidades de palabra clave

use vademecum_vocab::{Game, Rule};

/// **702** Habilidades de palabra clave · Palavras-chave de habilidade
pub const R702: Rule = Rule::new(Game::Magic, 1717);

/// **702.1**
pub const R702_1: Rule = Rule::new(Game::Magic, 1718);

/// **702.1a**
pub const R702_1A: Rule = Rule::new(Game::Magic, 1719);

/// **702.1b**
pub const R702_1B: Rule = Rule::new(Game::Magic, 1720);

/// **702.1c**
pub const R702_1C: Rule = Rule::new(Game::Magic, 1721);

/// **702.1d**
pub const R702_1D: Rule = Rule::new(Game::Magic, 1722);

/// **702.2** Toque mortal · Toque mortífero
pub const R702_2: Rule = Rule::new(Game::Magic, 1723);

/// **702.2a**
pub const R702_2A: Rule = Rule::new(Game::Magic, 1724);

/// **702.2b**
pub const R702_2B: Rule = Rule::new(Game::Magic, 1725);

/// **702.2c**
pub const R702_2C: Rule = Rule::new(Game::Magic, 1726);

/// **702.2d**
pub const R702_2D: Rule = Rule::new(Game::Magic, 1727);

/// **702.2e**
pub const R702_2E: Rule = Rule::new(Game::Magic, 1728);

/// **702.2f**
pub const R702_2F: Rule = Rule::new(Game::Magic, 1729);

/// **702.3** Defensor · Defensor
pub const R702_3: Rule = Rule::new(Game::Magic, 1730);

/// **702.3a**
pub const R702_3A: Rule = Rule::new(Game::Magic, 1731);

/// **702.3b**
pub const R702_3B: Rule = Rule::new(Game::Magic, 1732);

/// **702.3c**
pub const R702_3C: Rule = Rule::new(Game::Magic, 1733);

/// **702.4** Dañar dos veces · Golpe duplo
pub const R702_4: Rule = Rule::new(Game::Magic, 1734);

/// **702.4a**
pub const R702_4A: Rule = Rule::new(Game::Magic, 1735);

/// **702.4b**
pub const R702_4B: Rule = Rule::new(Game::Magic, 1736);

/// **702.4c**
pub const R702_4C: Rule = Rule::new(Game::Magic, 1737);

/// **702.4d**
pub const R702_4D: Rule = Rule::new(Game::Magic, 1738);

/// **702.4e**
pub const R702_4E: Rule = Rule::new(Game::Magic, 1739);

/// **702.5** Encantar · Encantar
pub const R702_5: Rule = Rule::new(Game::Magic, 1740);

/// **702.5a**
pub const R702_5A: Rule = Rule::new(Game::Magic, 1741);

/// **702.5b**
pub const R702_5B: Rule = Rule::new(Game::Magic, 1742);

/// **702.5c**
pub const R702_5C: Rule = Rule::new(Game::Magic, 1743);

/// **702.5d**
pub const R702_5D: Rule = Rule::new(Game::Magic, 1744);

/// **702.6** Equipar · Equipar
pub const R702_6: Rule = Rule::new(Game::Magic, 1745);

/// **702.6a**
pub const R702_6A: Rule = Rule::new(Game::Magic, 1746);

/// **702.6b**
pub const R702_6B: Rule = Rule::new(Game::Magic, 1747);

/// **702.6c**
pub const R702_6C: Rule = Rule::new(Game::Magic, 1748);

/// **702.6d**
pub const R702_6D: Rule = Rule::new(Game::Magic, 1749);

/// **702.6e**
pub const R702_6E: Rule = Rule::new(Game::Magic, 1750);

/// **702.7** Dañar primero · Iniciativa
pub const R702_7: Rule = Rule::new(Game::Magic, 1751);

/// **702.7a**
pub const R702_7A: Rule = Rule::new(Game::Magic, 1752);

/// **702.7b**
pub const R702_7B: Rule = Rule::new(Game::Magic, 1753);

/// **702.7c**
pub const R702_7C: Rule = Rule::new(Game::Magic, 1754);

/// **702.7d**
pub const R702_7D: Rule = Rule::new(Game::Magic, 1755);

/// **702.8** Destello · Lampejo
pub const R702_8: Rule = Rule::new(Game::Magic, 1756);

/// **702.8a**
pub const R702_8A: Rule = Rule::new(Game::Magic, 1757);

/// **702.8b**
pub const R702_8B: Rule = Rule::new(Game::Magic, 1758);

/// **702.9** Vuela · Voar
pub const R702_9: Rule = Rule::new(Game::Magic, 1759);

/// **702.9a**
pub const R702_9A: Rule = Rule::new(Game::Magic, 1760);

/// **702.9b**
pub const R702_9B: Rule = Rule::new(Game::Magic, 1761);

/// **702.9c**
pub const R702_9C: Rule = Rule::new(Game::Magic, 1762);

/// **702.10** Prisa · Ímpeto
pub const R702_10: Rule = Rule::new(Game::Magic, 1763);

/// **702.10a**
pub const R702_10A: Rule = Rule::new(Game::Magic, 1764);

/// **702.10b**
pub const R702_10B: Rule = Rule::new(Game::Magic, 1765);

/// **702.10c**
pub const R702_10C: Rule = Rule::new(Game::Magic, 1766);

/// **702.10d**
pub const R702_10D: Rule = Rule::new(Game::Magic, 1767);

/// **702.11** Antimaleficio · Resistência à magia
pub const R702_11: Rule = Rule::new(Game::Magic, 1768);

/// **702.11a**
pub const R702_11A: Rule = Rule::new(Game::Magic, 1769);

/// **702.11b**
pub const R702_11B: Rule = Rule::new(Game::Magic, 1770);

/// **702.11c**
pub const R702_11C: Rule = Rule::new(Game::Magic, 1771);

/// **702.11d**
pub const R702_11D: Rule = Rule::new(Game::Magic, 1772);

/// **702.11e**
pub const R702_11E: Rule = Rule::new(Game::Magic, 1773);

/// **702.11f**
pub const R702_11F: Rule = Rule::new(Game::Magic, 1774);

/// **702.11g**
pub const R702_11G: Rule = Rule::new(Game::Magic, 1775);

/// **702.11h**
pub const R702_11H: Rule = Rule::new(Game::Magic, 1776);

/// **702.12** Indestructible · Indestrutível
pub const R702_12: Rule = Rule::new(Game::Magic, 1777);

/// **702.12a**
pub const R702_12A: Rule = Rule::new(Game::Magic, 1778);

/// **702.12b**
pub const R702_12B: Rule = Rule::new(Game::Magic, 1779);

/// **702.12c**
pub const R702_12C: Rule = Rule::new(Game::Magic, 1780);

/// **702.13** Intimidar · Intimidar
pub const R702_13: Rule = Rule::new(Game::Magic, 1781);

/// **702.13a**
pub const R702_13A: Rule = Rule::new(Game::Magic, 1782);

/// **702.13b**
pub const R702_13B: Rule = Rule::new(Game::Magic, 1783);

/// **702.13c**
pub const R702_13C: Rule = Rule::new(Game::Magic, 1784);

/// **702.14** Cruzar tierras · Travessia de terreno
pub const R702_14: Rule = Rule::new(Game::Magic, 1785);

/// **702.14a**
pub const R702_14A: Rule = Rule::new(Game::Magic, 1786);

/// **702.14b**
pub const R702_14B: Rule = Rule::new(Game::Magic, 1787);

/// **702.14c**
pub const R702_14C: Rule = Rule::new(Game::Magic, 1788);

/// **702.14d**
pub const R702_14D: Rule = Rule::new(Game::Magic, 1789);

/// **702.14e**
pub const R702_14E: Rule = Rule::new(Game::Magic, 1790);

/// **702.15** Vínculo vital · Vínculo com a vida
pub const R702_15: Rule = Rule::new(Game::Magic, 1791);

/// **702.15a**
pub const R702_15A: Rule = Rule::new(Game::Magic, 1792);

/// **702.15b**
pub const R702_15B: Rule = Rule::new(Game::Magic, 1793);

/// **702.15c**
pub const R702_15C: Rule = Rule::new(Game::Magic, 1794);

/// **702.15d**
pub const R702_15D: Rule = Rule::new(Game::Magic, 1795);

/// **702.15e**
pub const R702_15E: Rule = Rule::new(Game::Magic, 1796);

/// **702.15f**
pub const R702_15F: Rule = Rule::new(Game::Magic, 1797);

/// **702.16** Protección · Proteção
pub const R702_16: Rule = Rule::new(Game::Magic, 1798);

/// **702.16a**
pub const R702_16A: Rule = Rule::new(Game::Magic, 1799);

/// **702.16b**
pub const R702_16B: Rule = Rule::new(Game::Magic, 1800);

/// **702.16c**
pub const R702_16C: Rule = Rule::new(Game::Magic, 1801);

/// **702.16d**
pub const R702_16D: Rule = Rule::new(Game::Magic, 1802);

/// **702.16e**
pub const R702_16E: Rule = Rule::new(Game::Magic, 1803);

/// **702.16f**
pub const R702_16F: Rule = Rule::new(Game::Magic, 1804);

/// **702.16g**
pub const R702_16G: Rule = Rule::new(Game::Magic, 1805);

/// **702.16h**
pub const R702_16H: Rule = Rule::new(Game::Magic, 1806);

/// **702.16i**
pub const R702_16I: Rule = Rule::new(Game::Magic, 1807);

/// **702.16j**
pub const R702_16J: Rule = Rule::new(Game::Magic, 1808);

/// **702.16k**
pub const R702_16K: Rule = Rule::new(Game::Magic, 1809);

/// **702.16m**
pub const R702_16M: Rule = Rule::new(Game::Magic, 1810);

/// **702.16n**
pub const R702_16N: Rule = Rule::new(Game::Magic, 1811);

/// **702.16p**
pub const R702_16P: Rule = Rule::new(Game::Magic, 1812);

/// **702.17** Alcance · Alcance
pub const R702_17: Rule = Rule::new(Game::Magic, 1813);

/// **702.17a**
pub const R702_17A: Rule = Rule::new(Game::Magic, 1814);

/// **702.17b**
pub const R702_17B: Rule = Rule::new(Game::Magic, 1815);

/// **702.17c**
pub const R702_17C: Rule = Rule::new(Game::Magic, 1816);

/// **702.18** Velo · Manto
pub const R702_18: Rule = Rule::new(Game::Magic, 1817);

/// **702.18a**
pub const R702_18A: Rule = Rule::new(Game::Magic, 1818);

/// **702.18b**
pub const R702_18B: Rule = Rule::new(Game::Magic, 1819);

/// **702.19** Arrollar · Atropelar
pub const R702_19: Rule = Rule::new(Game::Magic, 1820);

/// **702.19a**
pub const R702_19A: Rule = Rule::new(Game::Magic, 1821);

/// **702.19b**
pub const R702_19B: Rule = Rule::new(Game::Magic, 1822);

/// **702.19c**
pub const R702_19C: Rule = Rule::new(Game::Magic, 1823);

/// **702.19d**
pub const R702_19D: Rule = Rule::new(Game::Magic, 1824);

/// **702.19e**
pub const R702_19E: Rule = Rule::new(Game::Magic, 1825);

/// **702.19f**
pub const R702_19F: Rule = Rule::new(Game::Magic, 1826);

/// **702.19g**
pub const R702_19G: Rule = Rule::new(Game::Magic, 1827);

/// **702.20** Vigilancia · Vigilância
pub const R702_20: Rule = Rule::new(Game::Magic, 1828);

/// **702.20a**
pub const R702_20A: Rule = Rule::new(Game::Magic, 1829);

/// **702.20b**
pub const R702_20B: Rule = Rule::new(Game::Magic, 1830);

/// **702.20c**
pub const R702_20C: Rule = Rule::new(Game::Magic, 1831);

/// **702.21** Rebatir · Salvaguarda
pub const R702_21: Rule = Rule::new(Game::Magic, 1832);

/// **702.21a**
pub const R702_21A: Rule = Rule::new(Game::Magic, 1833);

/// **702.21b**
pub const R702_21B: Rule = Rule::new(Game::Magic, 1834);

/// **702.22** Agrupar · Bando
pub const R702_22: Rule = Rule::new(Game::Magic, 1835);

/// **702.22a**
pub const R702_22A: Rule = Rule::new(Game::Magic, 1836);

/// **702.22b**
pub const R702_22B: Rule = Rule::new(Game::Magic, 1837);

/// **702.22c**
pub const R702_22C: Rule = Rule::new(Game::Magic, 1838);

/// **702.22d**
pub const R702_22D: Rule = Rule::new(Game::Magic, 1839);

/// **702.22e**
pub const R702_22E: Rule = Rule::new(Game::Magic, 1840);

/// **702.22f**
pub const R702_22F: Rule = Rule::new(Game::Magic, 1841);

/// **702.22g**
pub const R702_22G: Rule = Rule::new(Game::Magic, 1842);

/// **702.22h**
pub const R702_22H: Rule = Rule::new(Game::Magic, 1843);

/// **702.22i**
pub const R702_22I: Rule = Rule::new(Game::Magic, 1844);

/// **702.22j**
pub const R702_22J: Rule = Rule::new(Game::Magic, 1845);

/// **702.22k**
pub const R702_22K: Rule = Rule::new(Game::Magic, 1846);

/// **702.22m**
pub const R702_22M: Rule = Rule::new(Game::Magic, 1847);

/// **702.23** Ímpetu · Fúria
pub const R702_23: Rule = Rule::new(Game::Magic, 1848);

/// **702.23a**
pub const R702_23A: Rule = Rule::new(Game::Magic, 1849);

/// **702.23b**
pub const R702_23B: Rule = Rule::new(Game::Magic, 1850);

/// **702.23c**
pub const R702_23C: Rule = Rule::new(Game::Magic, 1851);

/// **702.24** Mantenimiento acumulativo · Manutenção cumulativa
pub const R702_24: Rule = Rule::new(Game::Magic, 1852);

/// **702.24a**
pub const R702_24A: Rule = Rule::new(Game::Magic, 1853);

/// **702.24b**
pub const R702_24B: Rule = Rule::new(Game::Magic, 1854);

/// **702.25** Flanquear · Flanquear
pub const R702_25: Rule = Rule::new(Game::Magic, 1855);

/// **702.25a**
pub const R702_25A: Rule = Rule::new(Game::Magic, 1856);

/// **702.25b**
pub const R702_25B: Rule = Rule::new(Game::Magic, 1857);

/// **702.26** Cambiar de fase · Alternância
pub const R702_26: Rule = Rule::new(Game::Magic, 1858);

/// **702.26a**
pub const R702_26A: Rule = Rule::new(Game::Magic, 1859);

/// **702.26b**
pub const R702_26B: Rule = Rule::new(Game::Magic, 1860);

/// **702.26c**
pub const R702_26C: Rule = Rule::new(Game::Magic, 1861);

/// **702.26d**
pub const R702_26D: Rule = Rule::new(Game::Magic, 1862);

/// **702.26e**
pub const R702_26E: Rule = Rule::new(Game::Magic, 1863);

/// **702.26f**
pub const R702_26F: Rule = Rule::new(Game::Magic, 1864);

/// **702.26g**
pub const R702_26G: Rule = Rule::new(Game::Magic, 1865);

/// **702.26h**
pub const R702_26H: Rule = Rule::new(Game::Magic, 1866);

/// **702.26i**
pub const R702_26I: Rule = Rule::new(Game::Magic, 1867);

/// **702.26j**
pub const R702_26J: Rule = Rule::new(Game::Magic, 1868);

/// **702.26k**
pub const R702_26K: Rule = Rule::new(Game::Magic, 1869);

/// **702.26m**
pub const R702_26M: Rule = Rule::new(Game::Magic, 1870);

/// **702.26n**
pub const R702_26N: Rule = Rule::new(Game::Magic, 1871);

/// **702.26p**
pub const R702_26P: Rule = Rule::new(Game::Magic, 1872);

/// **702.27** Recuperar · Recuperar
pub const R702_27: Rule = Rule::new(Game::Magic, 1873);

/// **702.27a**
pub const R702_27A: Rule = Rule::new(Game::Magic, 1874);

/// **702.28** Desvanecerse · Sombra
pub const R702_28: Rule = Rule::new(Game::Magic, 1875);

/// **702.28a**
pub const R702_28A: Rule = Rule::new(Game::Magic, 1876);

/// **702.28b**
pub const R702_28B: Rule = Rule::new(Game::Magic, 1877);

/// **702.28c**
pub const R702_28C: Rule = Rule::new(Game::Magic, 1878);

/// **702.29** Ciclo · Reciclar
pub const R702_29: Rule = Rule::new(Game::Magic, 1879);

/// **702.29a**
pub const R702_29A: Rule = Rule::new(Game::Magic, 1880);

/// **702.29b**
pub const R702_29B: Rule = Rule::new(Game::Magic, 1881);

/// **702.29c**
pub const R702_29C: Rule = Rule::new(Game::Magic, 1882);

/// **702.29d**
pub const R702_29D: Rule = Rule::new(Game::Magic, 1883);

/// **702.29e**
pub const R702_29E: Rule = Rule::new(Game::Magic, 1884);

/// **702.29f**
pub const R702_29F: Rule = Rule::new(Game::Magic, 1885);

/// **702.30** Eco · Eco
pub const R702_30: Rule = Rule::new(Game::Magic, 1886);

/// **702.30a**
pub const R702_30A: Rule = Rule::new(Game::Magic, 1887);

/// **702.30b**
pub const R702_30B: Rule = Rule::new(Game::Magic, 1888);

/// **702.31** Caballería · Cavalaria †
pub const R702_31: Rule = Rule::new(Game::Magic, 1889);

/// **702.31a**
pub const R702_31A: Rule = Rule::new(Game::Magic, 1890);

/// **702.31b**
pub const R702_31B: Rule = Rule::new(Game::Magic, 1891);

/// **702.31c**
pub const R702_31C: Rule = Rule::new(Game::Magic, 1892);

/// **702.32** Desaparecer · Sumir
pub const R702_32: Rule = Rule::new(Game::Magic, 1893);

/// **702.32a**
pub const R702_32A: Rule = Rule::new(Game::Magic, 1894);

/// **702.33** Estímulo · Reforçar
pub const R702_33: Rule = Rule::new(Game::Magic, 1895);

/// **702.33a**
pub const R702_33A: Rule = Rule::new(Game::Magic, 1896);

/// **702.33b**
pub const R702_33B: Rule = Rule::new(Game::Magic, 1897);

/// **702.33c**
pub const R702_33C: Rule = Rule::new(Game::Magic, 1898);

/// **702.33d**
pub const R702_33D: Rule = Rule::new(Game::Magic, 1899);

/// **702.33e**
pub const R702_33E: Rule = Rule::new(Game::Magic, 1900);

/// **702.33f**
pub const R702_33F: Rule = Rule::new(Game::Magic, 1901);

/// **702.33g**
pub const R702_33G: Rule = Rule::new(Game::Magic, 1902);

/// **702.33h**
pub const R702_33H: Rule = Rule::new(Game::Magic, 1903);

/// **702.34** Retrospectiva · Recapitular
pub const R702_34: Rule = Rule::new(Game::Magic, 1904);

/// **702.34a**
pub const R702_34A: Rule = Rule::new(Game::Magic, 1905);

/// **702.35** Demencia · Loucura
pub const R702_35: Rule = Rule::new(Game::Magic, 1906);

/// **702.35a**
pub const R702_35A: Rule = Rule::new(Game::Magic, 1907);

/// **702.35b**
pub const R702_35B: Rule = Rule::new(Game::Magic, 1908);

/// **702.35c**
pub const R702_35C: Rule = Rule::new(Game::Magic, 1909);

/// **702.36** Inspirar temor · Amedrontar
pub const R702_36: Rule = Rule::new(Game::Magic, 1910);

/// **702.36a**
pub const R702_36A: Rule = Rule::new(Game::Magic, 1911);

/// **702.36b**
pub const R702_36B: Rule = Rule::new(Game::Magic, 1912);

/// **702.36c**
pub const R702_36C: Rule = Rule::new(Game::Magic, 1913);

/// **702.37** Metamorfosis · Metamorfose
pub const R702_37: Rule = Rule::new(Game::Magic, 1914);

/// **702.37a**
pub const R702_37A: Rule = Rule::new(Game::Magic, 1915);

/// **702.37b**
pub const R702_37B: Rule = Rule::new(Game::Magic, 1916);

/// **702.37c**
pub const R702_37C: Rule = Rule::new(Game::Magic, 1917);

/// **702.37d**
pub const R702_37D: Rule = Rule::new(Game::Magic, 1918);

/// **702.37e**
pub const R702_37E: Rule = Rule::new(Game::Magic, 1919);

/// **702.37f**
pub const R702_37F: Rule = Rule::new(Game::Magic, 1920);

/// **702.37g**
pub const R702_37G: Rule = Rule::new(Game::Magic, 1921);

/// **702.38** Amplificar · Amplificar
pub const R702_38: Rule = Rule::new(Game::Magic, 1922);

/// **702.38a**
pub const R702_38A: Rule = Rule::new(Game::Magic, 1923);

/// **702.38b**
pub const R702_38B: Rule = Rule::new(Game::Magic, 1924);

/// **702.39** Provocar · Provocar
pub const R702_39: Rule = Rule::new(Game::Magic, 1925);

/// **702.39a**
pub const R702_39A: Rule = Rule::new(Game::Magic, 1926);

/// **702.39b**
pub const R702_39B: Rule = Rule::new(Game::Magic, 1927);

/// **702.40** Tormenta · Rajada
pub const R702_40: Rule = Rule::new(Game::Magic, 1928);

/// **702.40a**
pub const R702_40A: Rule = Rule::new(Game::Magic, 1929);

/// **702.40b**
pub const R702_40B: Rule = Rule::new(Game::Magic, 1930);

/// **702.41** Afinidad · Afinidade
pub const R702_41: Rule = Rule::new(Game::Magic, 1931);

/// **702.41a**
pub const R702_41A: Rule = Rule::new(Game::Magic, 1932);

/// **702.41b**
pub const R702_41B: Rule = Rule::new(Game::Magic, 1933);

/// **702.42** Entrelazar · Entrelaçar
pub const R702_42: Rule = Rule::new(Game::Magic, 1934);

/// **702.42a**
pub const R702_42A: Rule = Rule::new(Game::Magic, 1935);

/// **702.42b**
pub const R702_42B: Rule = Rule::new(Game::Magic, 1936);

/// **702.43** Modular · Modular
pub const R702_43: Rule = Rule::new(Game::Magic, 1937);

/// **702.43a**
pub const R702_43A: Rule = Rule::new(Game::Magic, 1938);

/// **702.43b**
pub const R702_43B: Rule = Rule::new(Game::Magic, 1939);

/// **702.44** Estallido solar · Facho solar
pub const R702_44: Rule = Rule::new(Game::Magic, 1940);

/// **702.44a**
pub const R702_44A: Rule = Rule::new(Game::Magic, 1941);

/// **702.44b**
pub const R702_44B: Rule = Rule::new(Game::Magic, 1942);

/// **702.44c**
pub const R702_44C: Rule = Rule::new(Game::Magic, 1943);

/// **702.44d**
pub const R702_44D: Rule = Rule::new(Game::Magic, 1944);

/// **702.45** Bushido · Bushido
pub const R702_45: Rule = Rule::new(Game::Magic, 1945);

/// **702.45a**
pub const R702_45A: Rule = Rule::new(Game::Magic, 1946);

/// **702.45b**
pub const R702_45B: Rule = Rule::new(Game::Magic, 1947);

/// **702.46** Migración de almas · Transmigração da alma
pub const R702_46: Rule = Rule::new(Game::Magic, 1948);

/// **702.46a**
pub const R702_46A: Rule = Rule::new(Game::Magic, 1949);

/// **702.46b**
pub const R702_46B: Rule = Rule::new(Game::Magic, 1950);

/// **702.47** Empalmar · Unir
pub const R702_47: Rule = Rule::new(Game::Magic, 1951);

/// **702.47a**
pub const R702_47A: Rule = Rule::new(Game::Magic, 1952);

/// **702.47b**
pub const R702_47B: Rule = Rule::new(Game::Magic, 1953);

/// **702.47c**
pub const R702_47C: Rule = Rule::new(Game::Magic, 1954);

/// **702.47d**
pub const R702_47D: Rule = Rule::new(Game::Magic, 1955);

/// **702.47e**
pub const R702_47E: Rule = Rule::new(Game::Magic, 1956);

/// **702.48** Ofrenda · Oferenda
pub const R702_48: Rule = Rule::new(Game::Magic, 1957);

/// **702.48a**
pub const R702_48A: Rule = Rule::new(Game::Magic, 1958);

/// **702.48b**
pub const R702_48B: Rule = Rule::new(Game::Magic, 1959);

/// **702.48c**
pub const R702_48C: Rule = Rule::new(Game::Magic, 1960);

/// **702.49** Ninjutsu · Ninjutsu
pub const R702_49: Rule = Rule::new(Game::Magic, 1961);

/// **702.49a**
pub const R702_49A: Rule = Rule::new(Game::Magic, 1962);

/// **702.49b**
pub const R702_49B: Rule = Rule::new(Game::Magic, 1963);

/// **702.49c**
pub const R702_49C: Rule = Rule::new(Game::Magic, 1964);

/// **702.49d**
pub const R702_49D: Rule = Rule::new(Game::Magic, 1965);

/// **702.50** Épico · Épico
pub const R702_50: Rule = Rule::new(Game::Magic, 1966);

/// **702.50a**
pub const R702_50A: Rule = Rule::new(Game::Magic, 1967);

/// **702.50b**
pub const R702_50B: Rule = Rule::new(Game::Magic, 1968);

/// **702.51** Convocar · Convocar
pub const R702_51: Rule = Rule::new(Game::Magic, 1969);

/// **702.51a**
pub const R702_51A: Rule = Rule::new(Game::Magic, 1970);

/// **702.51b**
pub const R702_51B: Rule = Rule::new(Game::Magic, 1971);

/// **702.51c**
pub const R702_51C: Rule = Rule::new(Game::Magic, 1972);

/// **702.51d**
pub const R702_51D: Rule = Rule::new(Game::Magic, 1973);

/// **702.52** Dragar · Escavação
pub const R702_52: Rule = Rule::new(Game::Magic, 1974);

/// **702.52a**
pub const R702_52A: Rule = Rule::new(Game::Magic, 1975);

/// **702.52b**
pub const R702_52B: Rule = Rule::new(Game::Magic, 1976);

/// **702.53** Transmutar · Transmutação
pub const R702_53: Rule = Rule::new(Game::Magic, 1977);

/// **702.53a**
pub const R702_53A: Rule = Rule::new(Game::Magic, 1978);

/// **702.53b**
pub const R702_53B: Rule = Rule::new(Game::Magic, 1979);

/// **702.54** Sed de sangre · Sede de sangue
pub const R702_54: Rule = Rule::new(Game::Magic, 1980);

/// **702.54a**
pub const R702_54A: Rule = Rule::new(Game::Magic, 1981);

/// **702.54b**
pub const R702_54B: Rule = Rule::new(Game::Magic, 1982);

/// **702.54c**
pub const R702_54C: Rule = Rule::new(Game::Magic, 1983);

/// **702.55** Acechar · Assombrar
pub const R702_55: Rule = Rule::new(Game::Magic, 1984);

/// **702.55a**
pub const R702_55A: Rule = Rule::new(Game::Magic, 1985);

/// **702.55b**
pub const R702_55B: Rule = Rule::new(Game::Magic, 1986);

/// **702.55c**
pub const R702_55C: Rule = Rule::new(Game::Magic, 1987);

/// **702.56** Reproducir · Replicar
pub const R702_56: Rule = Rule::new(Game::Magic, 1988);

/// **702.56a**
pub const R702_56A: Rule = Rule::new(Game::Magic, 1989);

/// **702.56b**
pub const R702_56B: Rule = Rule::new(Game::Magic, 1990);

/// **702.57** Presagiar · Prever
pub const R702_57: Rule = Rule::new(Game::Magic, 1991);

/// **702.57a**
pub const R702_57A: Rule = Rule::new(Game::Magic, 1992);

/// **702.57b**
pub const R702_57B: Rule = Rule::new(Game::Magic, 1993);

/// **702.58** Injertar · Enxerto
pub const R702_58: Rule = Rule::new(Game::Magic, 1994);

/// **702.58a**
pub const R702_58A: Rule = Rule::new(Game::Magic, 1995);

/// **702.58b**
pub const R702_58B: Rule = Rule::new(Game::Magic, 1996);

/// **702.59** Recobrar · Resgatar
pub const R702_59: Rule = Rule::new(Game::Magic, 1997);

/// **702.59a**
pub const R702_59A: Rule = Rule::new(Game::Magic, 1998);

/// **702.60** Ondear · Ondular
pub const R702_60: Rule = Rule::new(Game::Magic, 1999);

/// **702.60a**
pub const R702_60A: Rule = Rule::new(Game::Magic, 2000);

/// **702.60b**
pub const R702_60B: Rule = Rule::new(Game::Magic, 2001);

/// **702.61** Fracción de segundo · Fração de segundo
pub const R702_61: Rule = Rule::new(Game::Magic, 2002);

/// **702.61a**
pub const R702_61A: Rule = Rule::new(Game::Magic, 2003);

/// **702.61b**
pub const R702_61B: Rule = Rule::new(Game::Magic, 2004);

/// **702.61c**
pub const R702_61C: Rule = Rule::new(Game::Magic, 2005);

/// **702.62** Suspender · Suspender
pub const R702_62: Rule = Rule::new(Game::Magic, 2006);

/// **702.62a**
pub const R702_62A: Rule = Rule::new(Game::Magic, 2007);

/// **702.62b**
pub const R702_62B: Rule = Rule::new(Game::Magic, 2008);

/// **702.62c**
pub const R702_62C: Rule = Rule::new(Game::Magic, 2009);

/// **702.62d**
pub const R702_62D: Rule = Rule::new(Game::Magic, 2010);

/// **702.63** Desmaterializarse · Desaparecer
pub const R702_63: Rule = Rule::new(Game::Magic, 2011);

/// **702.63a**
pub const R702_63A: Rule = Rule::new(Game::Magic, 2012);

/// **702.63b**
pub const R702_63B: Rule = Rule::new(Game::Magic, 2013);

/// **702.63c**
pub const R702_63C: Rule = Rule::new(Game::Magic, 2014);

/// **702.64** Absorber · Absorver
pub const R702_64: Rule = Rule::new(Game::Magic, 2015);

/// **702.64a**
pub const R702_64A: Rule = Rule::new(Game::Magic, 2016);

/// **702.64b**
pub const R702_64B: Rule = Rule::new(Game::Magic, 2017);

/// **702.64c**
pub const R702_64C: Rule = Rule::new(Game::Magic, 2018);

/// **702.65** Cambio de Aura · Troca de Aura
pub const R702_65: Rule = Rule::new(Game::Magic, 2019);

/// **702.65a**
pub const R702_65A: Rule = Rule::new(Game::Magic, 2020);

/// **702.65b**
pub const R702_65B: Rule = Rule::new(Game::Magic, 2021);

/// **702.66** Excavar · Esquadrinhar
pub const R702_66: Rule = Rule::new(Game::Magic, 2022);

/// **702.66a**
pub const R702_66A: Rule = Rule::new(Game::Magic, 2023);

/// **702.66b**
pub const R702_66B: Rule = Rule::new(Game::Magic, 2024);

/// **702.66c**
pub const R702_66C: Rule = Rule::new(Game::Magic, 2025);

/// **702.67** Fortificar · Fortificar
pub const R702_67: Rule = Rule::new(Game::Magic, 2026);

/// **702.67a**
pub const R702_67A: Rule = Rule::new(Game::Magic, 2027);

/// **702.67b**
pub const R702_67B: Rule = Rule::new(Game::Magic, 2028);

/// **702.67c**
pub const R702_67C: Rule = Rule::new(Game::Magic, 2029);

/// **702.68** Frenesí · Frenesi
pub const R702_68: Rule = Rule::new(Game::Magic, 2030);

/// **702.68a**
pub const R702_68A: Rule = Rule::new(Game::Magic, 2031);

/// **702.68b**
pub const R702_68B: Rule = Rule::new(Game::Magic, 2032);

/// **702.69** Tormenta sepulcral · Rajada tumular
pub const R702_69: Rule = Rule::new(Game::Magic, 2033);

/// **702.69a**
pub const R702_69A: Rule = Rule::new(Game::Magic, 2034);

/// **702.69b**
pub const R702_69B: Rule = Rule::new(Game::Magic, 2035);

/// **702.70** Venenoso · Veneno
pub const R702_70: Rule = Rule::new(Game::Magic, 2036);

/// **702.70a**
pub const R702_70A: Rule = Rule::new(Game::Magic, 2037);

/// **702.70b**
pub const R702_70B: Rule = Rule::new(Game::Magic, 2038);

/// **702.71** Transfigurar · Transfigurar
pub const R702_71: Rule = Rule::new(Game::Magic, 2039);

/// **702.71a**
pub const R702_71A: Rule = Rule::new(Game::Magic, 2040);

/// **702.72** Amparar · Acudir
pub const R702_72: Rule = Rule::new(Game::Magic, 2041);

/// **702.72a**
pub const R702_72A: Rule = Rule::new(Game::Magic, 2042);

/// **702.72b**
pub const R702_72B: Rule = Rule::new(Game::Magic, 2043);

/// **702.72c**
pub const R702_72C: Rule = Rule::new(Game::Magic, 2044);

/// **702.73** Cambiaformas · Morfoloide
pub const R702_73: Rule = Rule::new(Game::Magic, 2045);

/// **702.73a**
pub const R702_73A: Rule = Rule::new(Game::Magic, 2046);

/// **702.74** Evocar · Evocar
pub const R702_74: Rule = Rule::new(Game::Magic, 2047);

/// **702.74a**
pub const R702_74A: Rule = Rule::new(Game::Magic, 2048);

/// **702.75** Esconder · Refúgio
pub const R702_75: Rule = Rule::new(Game::Magic, 2049);

/// **702.75a**
pub const R702_75A: Rule = Rule::new(Game::Magic, 2050);

/// **702.75b**
pub const R702_75B: Rule = Rule::new(Game::Magic, 2051);

/// **702.76** Rondar · Espreitar
pub const R702_76: Rule = Rule::new(Game::Magic, 2052);

/// **702.76a**
pub const R702_76A: Rule = Rule::new(Game::Magic, 2053);

/// **702.77** Reforzar · Fortalecer
pub const R702_77: Rule = Rule::new(Game::Magic, 2054);

/// **702.77a**
pub const R702_77A: Rule = Rule::new(Game::Magic, 2055);

/// **702.77b**
pub const R702_77B: Rule = Rule::new(Game::Magic, 2056);

/// **702.78** Conspirar · Conspirar
pub const R702_78: Rule = Rule::new(Game::Magic, 2057);

/// **702.78a**
pub const R702_78A: Rule = Rule::new(Game::Magic, 2058);

/// **702.78b**
pub const R702_78B: Rule = Rule::new(Game::Magic, 2059);

/// **702.79** Persistir · Persistir
pub const R702_79: Rule = Rule::new(Game::Magic, 2060);

/// **702.79a**
pub const R702_79A: Rule = Rule::new(Game::Magic, 2061);

/// **702.80** Debilitar · Murchar
pub const R702_80: Rule = Rule::new(Game::Magic, 2062);

/// **702.80a**
pub const R702_80A: Rule = Rule::new(Game::Magic, 2063);

/// **702.80b**
pub const R702_80B: Rule = Rule::new(Game::Magic, 2064);

/// **702.80c**
pub const R702_80C: Rule = Rule::new(Game::Magic, 2065);

/// **702.80d**
pub const R702_80D: Rule = Rule::new(Game::Magic, 2066);

/// **702.81** Desandar · Retraçar
pub const R702_81: Rule = Rule::new(Game::Magic, 2067);

/// **702.81a**
pub const R702_81A: Rule = Rule::new(Game::Magic, 2068);

/// **702.82** Devorar · Devorar
pub const R702_82: Rule = Rule::new(Game::Magic, 2069);

/// **702.82a**
pub const R702_82A: Rule = Rule::new(Game::Magic, 2070);

/// **702.82b**
pub const R702_82B: Rule = Rule::new(Game::Magic, 2071);

/// **702.82c**
pub const R702_82C: Rule = Rule::new(Game::Magic, 2072);

/// **702.83** Exaltado · Exaltado
pub const R702_83: Rule = Rule::new(Game::Magic, 2073);

/// **702.83a**
pub const R702_83A: Rule = Rule::new(Game::Magic, 2074);

/// **702.83b**
pub const R702_83B: Rule = Rule::new(Game::Magic, 2075);

/// **702.84** Desenterrar · Desenterrar
pub const R702_84: Rule = Rule::new(Game::Magic, 2076);

/// **702.84a**
pub const R702_84A: Rule = Rule::new(Game::Magic, 2077);

/// **702.85** Cascada · Cascata
pub const R702_85: Rule = Rule::new(Game::Magic, 2078);

/// **702.85a**
pub const R702_85A: Rule = Rule::new(Game::Magic, 2079);

/// **702.85b**
pub const R702_85B: Rule = Rule::new(Game::Magic, 2080);

/// **702.85c**
pub const R702_85C: Rule = Rule::new(Game::Magic, 2081);

/// **702.86** Aniquilador · Aniquilador
pub const R702_86: Rule = Rule::new(Game::Magic, 2082);

/// **702.86a**
pub const R702_86A: Rule = Rule::new(Game::Magic, 2083);

/// **702.86b**
pub const R702_86B: Rule = Rule::new(Game::Magic, 2084);

/// **702.87** Subir de nivel · Subir de nível
pub const R702_87: Rule = Rule::new(Game::Magic, 2085);

/// **702.87a**
pub const R702_87A: Rule = Rule::new(Game::Magic, 2086);

/// **702.87b**
pub const R702_87B: Rule = Rule::new(Game::Magic, 2087);

/// **702.87c**
pub const R702_87C: Rule = Rule::new(Game::Magic, 2088);

/// **702.88** Rebote · Rebote
pub const R702_88: Rule = Rule::new(Game::Magic, 2089);

/// **702.88a**
pub const R702_88A: Rule = Rule::new(Game::Magic, 2090);

/// **702.88b**
pub const R702_88B: Rule = Rule::new(Game::Magic, 2091);

/// **702.88c**
pub const R702_88C: Rule = Rule::new(Game::Magic, 2092);

/// **702.89** Armadura umbra · Armadura de umbra †
pub const R702_89: Rule = Rule::new(Game::Magic, 2093);

/// **702.89a**
pub const R702_89A: Rule = Rule::new(Game::Magic, 2094);

/// **702.89b**
pub const R702_89B: Rule = Rule::new(Game::Magic, 2095);

/// **702.90** Infectar · Infectar
pub const R702_90: Rule = Rule::new(Game::Magic, 2096);

/// **702.90a**
pub const R702_90A: Rule = Rule::new(Game::Magic, 2097);

/// **702.90b**
pub const R702_90B: Rule = Rule::new(Game::Magic, 2098);

/// **702.90c**
pub const R702_90C: Rule = Rule::new(Game::Magic, 2099);

/// **702.90d**
pub const R702_90D: Rule = Rule::new(Game::Magic, 2100);

/// **702.90e**
pub const R702_90E: Rule = Rule::new(Game::Magic, 2101);

/// **702.90f**
pub const R702_90F: Rule = Rule::new(Game::Magic, 2102);

/// **702.91** Grito de batalla · Grito de guerra
pub const R702_91: Rule = Rule::new(Game::Magic, 2103);

/// **702.91a**
pub const R702_91A: Rule = Rule::new(Game::Magic, 2104);

/// **702.91b**
pub const R702_91B: Rule = Rule::new(Game::Magic, 2105);

/// **702.92** Arma viviente · Arma viva
pub const R702_92: Rule = Rule::new(Game::Magic, 2106);

/// **702.92a**
pub const R702_92A: Rule = Rule::new(Game::Magic, 2107);

/// **702.93** Resiliencia · Imortal
pub const R702_93: Rule = Rule::new(Game::Magic, 2108);

/// **702.93a**
pub const R702_93A: Rule = Rule::new(Game::Magic, 2109);

/// **702.94** Milagro · Milagre
pub const R702_94: Rule = Rule::new(Game::Magic, 2110);

/// **702.94a**
pub const R702_94A: Rule = Rule::new(Game::Magic, 2111);

/// **702.94b**
pub const R702_94B: Rule = Rule::new(Game::Magic, 2112);

/// **702.95** Unir almas · Elo espiritual
pub const R702_95: Rule = Rule::new(Game::Magic, 2113);

/// **702.95a**
pub const R702_95A: Rule = Rule::new(Game::Magic, 2114);

/// **702.95b**
pub const R702_95B: Rule = Rule::new(Game::Magic, 2115);

/// **702.95c**
pub const R702_95C: Rule = Rule::new(Game::Magic, 2116);

/// **702.95d**
pub const R702_95D: Rule = Rule::new(Game::Magic, 2117);

/// **702.95e**
pub const R702_95E: Rule = Rule::new(Game::Magic, 2118);

/// **702.96** Sobrecarga · Sobrecarga
pub const R702_96: Rule = Rule::new(Game::Magic, 2119);

/// **702.96a**
pub const R702_96A: Rule = Rule::new(Game::Magic, 2120);

/// **702.96b**
pub const R702_96B: Rule = Rule::new(Game::Magic, 2121);

/// **702.96c**
pub const R702_96C: Rule = Rule::new(Game::Magic, 2122);

/// **702.97** Carroñar · Necrofagia
pub const R702_97: Rule = Rule::new(Game::Magic, 2123);

/// **702.97a**
pub const R702_97A: Rule = Rule::new(Game::Magic, 2124);

/// **702.98** Desatar · Liberar
pub const R702_98: Rule = Rule::new(Game::Magic, 2125);

/// **702.98a**
pub const R702_98A: Rule = Rule::new(Game::Magic, 2126);

/// **702.99** Cifrar · Cifrar
pub const R702_99: Rule = Rule::new(Game::Magic, 2127);

/// **702.99a**
pub const R702_99A: Rule = Rule::new(Game::Magic, 2128);

/// **702.99b**
pub const R702_99B: Rule = Rule::new(Game::Magic, 2129);

/// **702.99c**
pub const R702_99C: Rule = Rule::new(Game::Magic, 2130);

/// **702.100** Evolucionar · Evoluir
pub const R702_100: Rule = Rule::new(Game::Magic, 2131);

/// **702.100a**
pub const R702_100A: Rule = Rule::new(Game::Magic, 2132);

/// **702.100b**
pub const R702_100B: Rule = Rule::new(Game::Magic, 2133);

/// **702.100c**
pub const R702_100C: Rule = Rule::new(Game::Magic, 2134);

/// **702.100d**
pub const R702_100D: Rule = Rule::new(Game::Magic, 2135);

/// **702.101** Extorsionar · Extorquir
pub const R702_101: Rule = Rule::new(Game::Magic, 2136);

/// **702.101a**
pub const R702_101A: Rule = Rule::new(Game::Magic, 2137);

/// **702.101b**
pub const R702_101B: Rule = Rule::new(Game::Magic, 2138);

/// **702.102** Fusionar · Fundir
pub const R702_102: Rule = Rule::new(Game::Magic, 2139);

/// **702.102a**
pub const R702_102A: Rule = Rule::new(Game::Magic, 2140);

/// **702.102b**
pub const R702_102B: Rule = Rule::new(Game::Magic, 2141);

/// **702.102c**
pub const R702_102C: Rule = Rule::new(Game::Magic, 2142);

/// **702.102d**
pub const R702_102D: Rule = Rule::new(Game::Magic, 2143);

/// **702.103** Concesión · Agraciar
pub const R702_103: Rule = Rule::new(Game::Magic, 2144);

/// **702.103a**
pub const R702_103A: Rule = Rule::new(Game::Magic, 2145);

/// **702.103b**
pub const R702_103B: Rule = Rule::new(Game::Magic, 2146);

/// **702.103c**
pub const R702_103C: Rule = Rule::new(Game::Magic, 2147);

/// **702.103d**
pub const R702_103D: Rule = Rule::new(Game::Magic, 2148);

/// **702.103e**
pub const R702_103E: Rule = Rule::new(Game::Magic, 2149);

/// **702.103f**
pub const R702_103F: Rule = Rule::new(Game::Magic, 2150);

/// **702.103g**
pub const R702_103G: Rule = Rule::new(Game::Magic, 2151);

/// **702.104** Tributo · Tributo
pub const R702_104: Rule = Rule::new(Game::Magic, 2152);

/// **702.104a**
pub const R702_104A: Rule = Rule::new(Game::Magic, 2153);

/// **702.104b**
pub const R702_104B: Rule = Rule::new(Game::Magic, 2154);

/// **702.105** Destronar · Destronar †
pub const R702_105: Rule = Rule::new(Game::Magic, 2155);

/// **702.105a**
pub const R702_105A: Rule = Rule::new(Game::Magic, 2156);

/// **702.105b**
pub const R702_105B: Rule = Rule::new(Game::Magic, 2157);

/// **702.106** Agenda oculta · Agenda oculta †
pub const R702_106: Rule = Rule::new(Game::Magic, 2158);

/// **702.106a**
pub const R702_106A: Rule = Rule::new(Game::Magic, 2159);

/// **702.106b**
pub const R702_106B: Rule = Rule::new(Game::Magic, 2160);

/// **702.106c**
pub const R702_106C: Rule = Rule::new(Game::Magic, 2161);

/// **702.106d**
pub const R702_106D: Rule = Rule::new(Game::Magic, 2162);

/// **702.106e**
pub const R702_106E: Rule = Rule::new(Game::Magic, 2163);

/// **702.106f**
pub const R702_106F: Rule = Rule::new(Game::Magic, 2164);

/// **702.107** Supervivencia · Sobreviver
pub const R702_107: Rule = Rule::new(Game::Magic, 2165);

/// **702.107a**
pub const R702_107A: Rule = Rule::new(Game::Magic, 2166);

/// **702.108** Destreza · Destreza
pub const R702_108: Rule = Rule::new(Game::Magic, 2167);

/// **702.108a**
pub const R702_108A: Rule = Rule::new(Game::Magic, 2168);

/// **702.108b**
pub const R702_108B: Rule = Rule::new(Game::Magic, 2169);

/// **702.109** Rapidez · Investida
pub const R702_109: Rule = Rule::new(Game::Magic, 2170);

/// **702.109a**
pub const R702_109A: Rule = Rule::new(Game::Magic, 2171);

/// **702.110** Aprovechar · Explorar (Exploit)
pub const R702_110: Rule = Rule::new(Game::Magic, 2172);

/// **702.110a**
pub const R702_110A: Rule = Rule::new(Game::Magic, 2173);

/// **702.110b**
pub const R702_110B: Rule = Rule::new(Game::Magic, 2174);

/// **702.111** Amenaza · Ameaçar
pub const R702_111: Rule = Rule::new(Game::Magic, 2175);

/// **702.111a**
pub const R702_111A: Rule = Rule::new(Game::Magic, 2176);

/// **702.111b**
pub const R702_111B: Rule = Rule::new(Game::Magic, 2177);

/// **702.111c**
pub const R702_111C: Rule = Rule::new(Game::Magic, 2178);

/// **702.112** Prestigio · Renome
pub const R702_112: Rule = Rule::new(Game::Magic, 2179);

/// **702.112a**
pub const R702_112A: Rule = Rule::new(Game::Magic, 2180);

/// **702.112b**
pub const R702_112B: Rule = Rule::new(Game::Magic, 2181);

/// **702.112c**
pub const R702_112C: Rule = Rule::new(Game::Magic, 2182);

/// **702.113** Despertar · Despertar
pub const R702_113: Rule = Rule::new(Game::Magic, 2183);

/// **702.113a**
pub const R702_113A: Rule = Rule::new(Game::Magic, 2184);

/// **702.113b**
pub const R702_113B: Rule = Rule::new(Game::Magic, 2185);

/// **702.114** Vacío · Desprovido
pub const R702_114: Rule = Rule::new(Game::Magic, 2186);

/// **702.114a**
pub const R702_114A: Rule = Rule::new(Game::Magic, 2187);

/// **702.115** Ingerir · Ingerir
pub const R702_115: Rule = Rule::new(Game::Magic, 2188);

/// **702.115a**
pub const R702_115A: Rule = Rule::new(Game::Magic, 2189);

/// **702.115b**
pub const R702_115B: Rule = Rule::new(Game::Magic, 2190);

/// **702.116** Miríada · Miríade †
pub const R702_116: Rule = Rule::new(Game::Magic, 2191);

/// **702.116a**
pub const R702_116A: Rule = Rule::new(Game::Magic, 2192);

/// **702.116b**
pub const R702_116B: Rule = Rule::new(Game::Magic, 2193);

/// **702.117** Impulso · Surto
pub const R702_117: Rule = Rule::new(Game::Magic, 2194);

/// **702.117a**
pub const R702_117A: Rule = Rule::new(Game::Magic, 2195);

/// **702.118** Escurridizo · Esquivo
pub const R702_118: Rule = Rule::new(Game::Magic, 2196);

/// **702.118a**
pub const R702_118A: Rule = Rule::new(Game::Magic, 2197);

/// **702.118b**
pub const R702_118B: Rule = Rule::new(Game::Magic, 2198);

/// **702.118c**
pub const R702_118C: Rule = Rule::new(Game::Magic, 2199);

/// **702.119** Emerger · Emergir
pub const R702_119: Rule = Rule::new(Game::Magic, 2200);

/// **702.119a**
pub const R702_119A: Rule = Rule::new(Game::Magic, 2201);

/// **702.119b**
pub const R702_119B: Rule = Rule::new(Game::Magic, 2202);

/// **702.119c**
pub const R702_119C: Rule = Rule::new(Game::Magic, 2203);

/// **702.120** Expandir · Escalar
pub const R702_120: Rule = Rule::new(Game::Magic, 2204);

/// **702.120a**
pub const R702_120A: Rule = Rule::new(Game::Magic, 2205);

/// **702.121** Reyerta · Refrega †
pub const R702_121: Rule = Rule::new(Game::Magic, 2206);

/// **702.121a**
pub const R702_121A: Rule = Rule::new(Game::Magic, 2207);

/// **702.121b**
pub const R702_121B: Rule = Rule::new(Game::Magic, 2208);

/// **702.122** Tripular · Tripular
pub const R702_122: Rule = Rule::new(Game::Magic, 2209);

/// **702.122a**
pub const R702_122A: Rule = Rule::new(Game::Magic, 2210);

/// **702.122b**
pub const R702_122B: Rule = Rule::new(Game::Magic, 2211);

/// **702.122c**
pub const R702_122C: Rule = Rule::new(Game::Magic, 2212);

/// **702.122d**
pub const R702_122D: Rule = Rule::new(Game::Magic, 2213);

/// **702.123** Fabricar · Fabricar
pub const R702_123: Rule = Rule::new(Game::Magic, 2214);

/// **702.123a**
pub const R702_123A: Rule = Rule::new(Game::Magic, 2215);

/// **702.123b**
pub const R702_123B: Rule = Rule::new(Game::Magic, 2216);

/// **702.124** Camarada · Parceiro
pub const R702_124: Rule = Rule::new(Game::Magic, 2217);

/// **702.124a**
pub const R702_124A: Rule = Rule::new(Game::Magic, 2218);

/// **702.124b**
pub const R702_124B: Rule = Rule::new(Game::Magic, 2219);

/// **702.124c**
pub const R702_124C: Rule = Rule::new(Game::Magic, 2220);

/// **702.124d**
pub const R702_124D: Rule = Rule::new(Game::Magic, 2221);

/// **702.124e**
pub const R702_124E: Rule = Rule::new(Game::Magic, 2222);

/// **702.124f**
pub const R702_124F: Rule = Rule::new(Game::Magic, 2223);

/// **702.124g**
pub const R702_124G: Rule = Rule::new(Game::Magic, 2224);

/// **702.124h**
pub const R702_124H: Rule = Rule::new(Game::Magic, 2225);

/// **702.124i**
pub const R702_124I: Rule = Rule::new(Game::Magic, 2226);

/// **702.124j**
pub const R702_124J: Rule = Rule::new(Game::Magic, 2227);

/// **702.124k**
pub const R702_124K: Rule = Rule::new(Game::Magic, 2228);

/// **702.124m**
pub const R702_124M: Rule = Rule::new(Game::Magic, 2229);

/// **702.124n**
pub const R702_124N: Rule = Rule::new(Game::Magic, 2230);

/// **702.125** Audacia · Inabalável
pub const R702_125: Rule = Rule::new(Game::Magic, 2231);

/// **702.125a**
pub const R702_125A: Rule = Rule::new(Game::Magic, 2232);

/// **702.125b**
pub const R702_125B: Rule = Rule::new(Game::Magic, 2233);

/// **702.125c**
pub const R702_125C: Rule = Rule::new(Game::Magic, 2234);

/// **702.126** Improvisar · Improvisar
pub const R702_126: Rule = Rule::new(Game::Magic, 2235);

/// **702.126a**
pub const R702_126A: Rule = Rule::new(Game::Magic, 2236);

/// **702.126b**
pub const R702_126B: Rule = Rule::new(Game::Magic, 2237);

/// **702.126c**
pub const R702_126C: Rule = Rule::new(Game::Magic, 2238);

/// **702.127** Secuela · Consequências
pub const R702_127: Rule = Rule::new(Game::Magic, 2239);

/// **702.127a**
pub const R702_127A: Rule = Rule::new(Game::Magic, 2240);

/// **702.128** Embalsamar · Embalsamar
pub const R702_128: Rule = Rule::new(Game::Magic, 2241);

/// **702.128a**
pub const R702_128A: Rule = Rule::new(Game::Magic, 2242);

/// **702.128b**
pub const R702_128B: Rule = Rule::new(Game::Magic, 2243);

/// **702.129** Eternizar · Eternizar
pub const R702_129: Rule = Rule::new(Game::Magic, 2244);

/// **702.129a**
pub const R702_129A: Rule = Rule::new(Game::Magic, 2245);

/// **702.130** Afligir · Afligir
pub const R702_130: Rule = Rule::new(Game::Magic, 2246);

/// **702.130a**
pub const R702_130A: Rule = Rule::new(Game::Magic, 2247);

/// **702.130b**
pub const R702_130B: Rule = Rule::new(Game::Magic, 2248);

/// **702.131** Ascender · Ascender
pub const R702_131: Rule = Rule::new(Game::Magic, 2249);

/// **702.131a**
pub const R702_131A: Rule = Rule::new(Game::Magic, 2250);

/// **702.131b**
pub const R702_131B: Rule = Rule::new(Game::Magic, 2251);

/// **702.131c**
pub const R702_131C: Rule = Rule::new(Game::Magic, 2252);

/// **702.131d**
pub const R702_131D: Rule = Rule::new(Game::Magic, 2253);

/// **702.132** Assist · Assistência
pub const R702_132: Rule = Rule::new(Game::Magic, 2254);

/// **702.132a**
pub const R702_132A: Rule = Rule::new(Game::Magic, 2255);

/// **702.133** Recargar · Recarregar
pub const R702_133: Rule = Rule::new(Game::Magic, 2256);

/// **702.133a**
pub const R702_133A: Rule = Rule::new(Game::Magic, 2257);

/// **702.134** Mentor · Mentor
pub const R702_134: Rule = Rule::new(Game::Magic, 2258);

/// **702.134a**
pub const R702_134A: Rule = Rule::new(Game::Magic, 2259);

/// **702.134b**
pub const R702_134B: Rule = Rule::new(Game::Magic, 2260);

/// **702.134c**
pub const R702_134C: Rule = Rule::new(Game::Magic, 2261);

/// **702.135** Ultratumba · Pós-vida
pub const R702_135: Rule = Rule::new(Game::Magic, 2262);

/// **702.135a**
pub const R702_135A: Rule = Rule::new(Game::Magic, 2263);

/// **702.135b**
pub const R702_135B: Rule = Rule::new(Game::Magic, 2264);

/// **702.136** Insurgencia · Tumulto
pub const R702_136: Rule = Rule::new(Game::Magic, 2265);

/// **702.136a**
pub const R702_136A: Rule = Rule::new(Game::Magic, 2266);

/// **702.136b**
pub const R702_136B: Rule = Rule::new(Game::Magic, 2267);

/// **702.137** Espectáculo · Espetáculo
pub const R702_137: Rule = Rule::new(Game::Magic, 2268);

/// **702.137a**
pub const R702_137A: Rule = Rule::new(Game::Magic, 2269);

/// **702.138** Escapatoria · Escapar †
pub const R702_138: Rule = Rule::new(Game::Magic, 2270);

/// **702.138a**
pub const R702_138A: Rule = Rule::new(Game::Magic, 2271);

/// **702.138b**
pub const R702_138B: Rule = Rule::new(Game::Magic, 2272);

/// **702.138c**
pub const R702_138C: Rule = Rule::new(Game::Magic, 2273);

/// **702.138d**
pub const R702_138D: Rule = Rule::new(Game::Magic, 2274);

/// **702.139** Compañero · Companheiro †
pub const R702_139: Rule = Rule::new(Game::Magic, 2275);

/// **702.139a**
pub const R702_139A: Rule = Rule::new(Game::Magic, 2276);

/// **702.139b**
pub const R702_139B: Rule = Rule::new(Game::Magic, 2277);

/// **702.139c**
pub const R702_139C: Rule = Rule::new(Game::Magic, 2278);

/// **702.140** Mutación · Mutação †
pub const R702_140: Rule = Rule::new(Game::Magic, 2279);

/// **702.140a**
pub const R702_140A: Rule = Rule::new(Game::Magic, 2280);

/// **702.140b**
pub const R702_140B: Rule = Rule::new(Game::Magic, 2281);

/// **702.140c**
pub const R702_140C: Rule = Rule::new(Game::Magic, 2282);

/// **702.140d**
pub const R702_140D: Rule = Rule::new(Game::Magic, 2283);

/// **702.140e**
pub const R702_140E: Rule = Rule::new(Game::Magic, 2284);

/// **702.140f**
pub const R702_140F: Rule = Rule::new(Game::Magic, 2285);

/// **702.141** Replicar · Bis †
pub const R702_141: Rule = Rule::new(Game::Magic, 2286);

/// **702.141a**
pub const R702_141A: Rule = Rule::new(Game::Magic, 2287);

/// **702.142** Alardear · Gabar-se †
pub const R702_142: Rule = Rule::new(Game::Magic, 2288);

/// **702.142a**
pub const R702_142A: Rule = Rule::new(Game::Magic, 2289);

/// **702.142b**
pub const R702_142B: Rule = Rule::new(Game::Magic, 2290);

/// **702.143** Profetizar · Profetizar †
pub const R702_143: Rule = Rule::new(Game::Magic, 2291);

/// **702.143a**
pub const R702_143A: Rule = Rule::new(Game::Magic, 2292);

/// **702.143b**
pub const R702_143B: Rule = Rule::new(Game::Magic, 2293);

/// **702.143c**
pub const R702_143C: Rule = Rule::new(Game::Magic, 2294);

/// **702.143d**
pub const R702_143D: Rule = Rule::new(Game::Magic, 2295);

/// **702.143e**
pub const R702_143E: Rule = Rule::new(Game::Magic, 2296);

/// **702.143f**
pub const R702_143F: Rule = Rule::new(Game::Magic, 2297);

/// **702.144** Demostrar · Demonstrar †
pub const R702_144: Rule = Rule::new(Game::Magic, 2298);

/// **702.144a**
pub const R702_144A: Rule = Rule::new(Game::Magic, 2299);

/// **702.145** Diurno y nocturno · Diurno e noturno †
pub const R702_145: Rule = Rule::new(Game::Magic, 2300);

/// **702.145a**
pub const R702_145A: Rule = Rule::new(Game::Magic, 2301);

/// **702.145b**
pub const R702_145B: Rule = Rule::new(Game::Magic, 2302);

/// **702.145c**
pub const R702_145C: Rule = Rule::new(Game::Magic, 2303);

/// **702.145d**
pub const R702_145D: Rule = Rule::new(Game::Magic, 2304);

/// **702.145e**
pub const R702_145E: Rule = Rule::new(Game::Magic, 2305);

/// **702.145f**
pub const R702_145F: Rule = Rule::new(Game::Magic, 2306);

/// **702.145g**
pub const R702_145G: Rule = Rule::new(Game::Magic, 2307);

/// **702.146** Perturbar · Perturbar †
pub const R702_146: Rule = Rule::new(Game::Magic, 2308);

/// **702.146a**
pub const R702_146A: Rule = Rule::new(Game::Magic, 2309);

/// **702.146b**
pub const R702_146B: Rule = Rule::new(Game::Magic, 2310);

/// **702.147** Descomposición · Decomposição †
pub const R702_147: Rule = Rule::new(Game::Magic, 2311);

/// **702.147a**
pub const R702_147A: Rule = Rule::new(Game::Magic, 2312);

/// **702.148** Recortar · Fender †
pub const R702_148: Rule = Rule::new(Game::Magic, 2313);

/// **702.148a**
pub const R702_148A: Rule = Rule::new(Game::Magic, 2314);

/// **702.148b**
pub const R702_148B: Rule = Rule::new(Game::Magic, 2315);

/// **702.149** Entrenamiento · Treinamento †
pub const R702_149: Rule = Rule::new(Game::Magic, 2316);

/// **702.149a**
pub const R702_149A: Rule = Rule::new(Game::Magic, 2317);

/// **702.149b**
pub const R702_149B: Rule = Rule::new(Game::Magic, 2318);

/// **702.149c**
pub const R702_149C: Rule = Rule::new(Game::Magic, 2319);

/// **702.150** Perfeccionado/a · Aperfeiçoado †
pub const R702_150: Rule = Rule::new(Game::Magic, 2320);

/// **702.150a**
pub const R702_150A: Rule = Rule::new(Game::Magic, 2321);

/// **702.151** Reconfigurar · Reconfigurar †
pub const R702_151: Rule = Rule::new(Game::Magic, 2322);

/// **702.151a**
pub const R702_151A: Rule = Rule::new(Game::Magic, 2323);

/// **702.151b**
pub const R702_151B: Rule = Rule::new(Game::Magic, 2324);

/// **702.152** Irrupción · Blitz †
pub const R702_152: Rule = Rule::new(Game::Magic, 2325);

/// **702.152a**
pub const R702_152A: Rule = Rule::new(Game::Magic, 2326);

/// **702.152b**
pub const R702_152B: Rule = Rule::new(Game::Magic, 2327);

/// **702.153** Victimizar · Baixa †
pub const R702_153: Rule = Rule::new(Game::Magic, 2328);

/// **702.153a**
pub const R702_153A: Rule = Rule::new(Game::Magic, 2329);

/// **702.153b**
pub const R702_153B: Rule = Rule::new(Game::Magic, 2330);

/// **702.154** Reclutar · Alistar †
pub const R702_154: Rule = Rule::new(Game::Magic, 2331);

/// **702.154a**
pub const R702_154A: Rule = Rule::new(Game::Magic, 2332);

/// **702.154b**
pub const R702_154B: Rule = Rule::new(Game::Magic, 2333);

/// **702.154c**
pub const R702_154C: Rule = Rule::new(Game::Magic, 2334);

/// **702.154d**
pub const R702_154D: Rule = Rule::new(Game::Magic, 2335);

/// **702.155** Adelanto · Leitura adiantada †
pub const R702_155: Rule = Rule::new(Game::Magic, 2336);

/// **702.155a**
pub const R702_155A: Rule = Rule::new(Game::Magic, 2337);

/// **702.155b**
pub const R702_155B: Rule = Rule::new(Game::Magic, 2338);

/// **702.155c**
pub const R702_155C: Rule = Rule::new(Game::Magic, 2339);

/// **702.156** Voracidad · Voracidade †
pub const R702_156: Rule = Rule::new(Game::Magic, 2340);

/// **702.156a**
pub const R702_156A: Rule = Rule::new(Game::Magic, 2341);

/// **702.157** Escuadra · Esquadrão †
pub const R702_157: Rule = Rule::new(Game::Magic, 2342);

/// **702.157a**
pub const R702_157A: Rule = Rule::new(Game::Magic, 2343);

/// **702.157b**
pub const R702_157B: Rule = Rule::new(Game::Magic, 2344);

/// **702.158** Space Sculptor · Escultor espacial †
pub const R702_158: Rule = Rule::new(Game::Magic, 2345);

/// **702.158a**
pub const R702_158A: Rule = Rule::new(Game::Magic, 2346);

/// **702.158b**
pub const R702_158B: Rule = Rule::new(Game::Magic, 2347);

/// **702.158c**
pub const R702_158C: Rule = Rule::new(Game::Magic, 2348);

/// **702.158d**
pub const R702_158D: Rule = Rule::new(Game::Magic, 2349);

/// **702.158e**
pub const R702_158E: Rule = Rule::new(Game::Magic, 2350);

/// **702.159** Visitar · Visitar †
pub const R702_159: Rule = Rule::new(Game::Magic, 2351);

/// **702.159a**
pub const R702_159A: Rule = Rule::new(Game::Magic, 2352);

/// **702.159b**
pub const R702_159B: Rule = Rule::new(Game::Magic, 2353);

/// **702.160** Prototipo · Protótipo
pub const R702_160: Rule = Rule::new(Game::Magic, 2354);

/// **702.160a**
pub const R702_160A: Rule = Rule::new(Game::Magic, 2355);

/// **702.161** Metal viviente · Metal vivo †
pub const R702_161: Rule = Rule::new(Game::Magic, 2356);

/// **702.161a**
pub const R702_161A: Rule = Rule::new(Game::Magic, 2357);

/// **702.162** Más de lo que uno cree · Mais do que se vê †
pub const R702_162: Rule = Rule::new(Game::Magic, 2358);

/// **702.162a**
pub const R702_162A: Rule = Rule::new(Game::Magic, 2359);

/// **702.163** ¡Por Mirrodin! · Por Mirrodin!
pub const R702_163: Rule = Rule::new(Game::Magic, 2360);

/// **702.163a**
pub const R702_163A: Rule = Rule::new(Game::Magic, 2361);

/// **702.164** Tóxico · Tóxico
pub const R702_164: Rule = Rule::new(Game::Magic, 2362);

/// **702.164a**
pub const R702_164A: Rule = Rule::new(Game::Magic, 2363);

/// **702.164b**
pub const R702_164B: Rule = Rule::new(Game::Magic, 2364);

/// **702.164c**
pub const R702_164C: Rule = Rule::new(Game::Magic, 2365);

/// **702.165** Respaldar · Respaldo †
pub const R702_165: Rule = Rule::new(Game::Magic, 2366);

/// **702.165a**
pub const R702_165A: Rule = Rule::new(Game::Magic, 2367);

/// **702.165b**
pub const R702_165B: Rule = Rule::new(Game::Magic, 2368);

/// **702.165c**
pub const R702_165C: Rule = Rule::new(Game::Magic, 2369);

/// **702.165d**
pub const R702_165D: Rule = Rule::new(Game::Magic, 2370);

/// **702.166** Negociar · Barganhar †
pub const R702_166: Rule = Rule::new(Game::Magic, 2371);

/// **702.166a**
pub const R702_166A: Rule = Rule::new(Game::Magic, 2372);

/// **702.166b**
pub const R702_166B: Rule = Rule::new(Game::Magic, 2373);

/// **702.166c**
pub const R702_166C: Rule = Rule::new(Game::Magic, 2374);

/// **702.166d**
pub const R702_166D: Rule = Rule::new(Game::Magic, 2375);

/// **702.167** Elaborar · Elaborar †
pub const R702_167: Rule = Rule::new(Game::Magic, 2376);

/// **702.167a**
pub const R702_167A: Rule = Rule::new(Game::Magic, 2377);

/// **702.167b**
pub const R702_167B: Rule = Rule::new(Game::Magic, 2378);

/// **702.167c**
pub const R702_167C: Rule = Rule::new(Game::Magic, 2379);

/// **702.168** Disfrazarse · Disfarce †
pub const R702_168: Rule = Rule::new(Game::Magic, 2380);

/// **702.168a**
pub const R702_168A: Rule = Rule::new(Game::Magic, 2381);

/// **702.168b**
pub const R702_168B: Rule = Rule::new(Game::Magic, 2382);

/// **702.168c**
pub const R702_168C: Rule = Rule::new(Game::Magic, 2383);

/// **702.168d**
pub const R702_168D: Rule = Rule::new(Game::Magic, 2384);

/// **702.168e**
pub const R702_168E: Rule = Rule::new(Game::Magic, 2385);

/// **702.168f**
pub const R702_168F: Rule = Rule::new(Game::Magic, 2386);

/// **702.169** Resuelto · Solucionado †
pub const R702_169: Rule = Rule::new(Game::Magic, 2387);

/// **702.169a**
pub const R702_169A: Rule = Rule::new(Game::Magic, 2388);

/// **702.169b**
pub const R702_169B: Rule = Rule::new(Game::Magic, 2389);

/// **702.169c**
pub const R702_169C: Rule = Rule::new(Game::Magic, 2390);

/// **702.169d**
pub const R702_169D: Rule = Rule::new(Game::Magic, 2391);

/// **702.170** Tramar · Tramar †
pub const R702_170: Rule = Rule::new(Game::Magic, 2392);

/// **702.170a**
pub const R702_170A: Rule = Rule::new(Game::Magic, 2393);

/// **702.170b**
pub const R702_170B: Rule = Rule::new(Game::Magic, 2394);

/// **702.170c**
pub const R702_170C: Rule = Rule::new(Game::Magic, 2395);

/// **702.170d**
pub const R702_170D: Rule = Rule::new(Game::Magic, 2396);

/// **702.170e**
pub const R702_170E: Rule = Rule::new(Game::Magic, 2397);

/// **702.170f**
pub const R702_170F: Rule = Rule::new(Game::Magic, 2398);

/// **702.171** Ensillar · Selar †
pub const R702_171: Rule = Rule::new(Game::Magic, 2399);

/// **702.171a**
pub const R702_171A: Rule = Rule::new(Game::Magic, 2400);

/// **702.171b**
pub const R702_171B: Rule = Rule::new(Game::Magic, 2401);

/// **702.171c**
pub const R702_171C: Rule = Rule::new(Game::Magic, 2402);

/// **702.172** Arrebato · Farra †
pub const R702_172: Rule = Rule::new(Game::Magic, 2403);

/// **702.172a**
pub const R702_172A: Rule = Rule::new(Game::Magic, 2404);

/// **702.172b**
pub const R702_172B: Rule = Rule::new(Game::Magic, 2405);

/// **702.173** Parkour · Parkour †
pub const R702_173: Rule = Rule::new(Game::Magic, 2406);

/// **702.173a**
pub const R702_173A: Rule = Rule::new(Game::Magic, 2407);

/// **702.174** Regalar · Presentear †
pub const R702_174: Rule = Rule::new(Game::Magic, 2408);

/// **702.174a**
pub const R702_174A: Rule = Rule::new(Game::Magic, 2409);

/// **702.174b**
pub const R702_174B: Rule = Rule::new(Game::Magic, 2410);

/// **702.174c**
pub const R702_174C: Rule = Rule::new(Game::Magic, 2411);

/// **702.174d**
pub const R702_174D: Rule = Rule::new(Game::Magic, 2412);

/// **702.174e**
pub const R702_174E: Rule = Rule::new(Game::Magic, 2413);

/// **702.174f**
pub const R702_174F: Rule = Rule::new(Game::Magic, 2414);

/// **702.174g**
pub const R702_174G: Rule = Rule::new(Game::Magic, 2415);

/// **702.174h**
pub const R702_174H: Rule = Rule::new(Game::Magic, 2416);

/// **702.174i**
pub const R702_174I: Rule = Rule::new(Game::Magic, 2417);

/// **702.174j**
pub const R702_174J: Rule = Rule::new(Game::Magic, 2418);

/// **702.174k**
pub const R702_174K: Rule = Rule::new(Game::Magic, 2419);

/// **702.174m**
pub const R702_174M: Rule = Rule::new(Game::Magic, 2420);

/// **702.175** Cría · Prole †
pub const R702_175: Rule = Rule::new(Game::Magic, 2421);

/// **702.175a**
pub const R702_175A: Rule = Rule::new(Game::Magic, 2422);

/// **702.175b**
pub const R702_175B: Rule = Rule::new(Game::Magic, 2423);

/// **702.176** Inminente · Iminente †
pub const R702_176: Rule = Rule::new(Game::Magic, 2424);

/// **702.176a**
pub const R702_176A: Rule = Rule::new(Game::Magic, 2425);
